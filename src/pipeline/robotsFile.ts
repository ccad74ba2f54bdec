/** What robots.txt says: everything may be read, and where the sitemap is, once the site has an address (rfc-editor.org/rfc/rfc9309). */
export function robotsFile(siteUrl: string | undefined): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return siteUrl ? `${rules}\nSitemap: ${siteUrl}/sitemap.xml\n` : rules;
}
