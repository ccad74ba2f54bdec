/** Returns robots.txt (RFC 9309): allows everything, and names the sitemap once the site has an address. */
export function robotsFile(siteUrl: string | undefined): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return siteUrl ? `${rules}\nSitemap: ${siteUrl}/sitemap.xml\n` : rules;
}
