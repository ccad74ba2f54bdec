/**
 * Returns whether an address of this site, as written in a link, may be a page's: files of the build,
 * such as /meetings.ics, have an extension, which among pages only an article's id may have, and `//`
 * leads to another site.
 */
export const isPageAddress = (address: string) =>
  /^\/(news\/[^/?#]+|(?!\/)[^.?#]*)([?#]|$)/.test(address);
