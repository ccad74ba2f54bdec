/**
 * Returns whether an answer can be a script, a font, a picture or data of the site. Networks that block it, or
 * ask for a login first, answer 200 with a page of their own, which would be kept as the file.
 */
export function isSiteFile({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !headers.get('Content-Type')?.startsWith('text/html');
}
