/**
 * Whether an address of this site, as a link holds it, may be a page's: files of the build, such as
 * /meetings.ics, have an ending, which only the id of an article may have too, and `//` leads to another site.
 */
export const isPageAddress = (address: string) =>
  /^\/(news\/[^/?#]+|(?!\/)[^.?#]*)([?#]|$)/.test(address);
