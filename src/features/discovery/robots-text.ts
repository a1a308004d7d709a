/** What robots may read: everything but the back office and the API. Members' pages say 'noindex' themselves, which a robot must read. */
export function robotsText(site: URL): string {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    `Sitemap: ${new URL('/sitemap.xml', site).href}`,
  ];
  return `${lines.join('\n')}\n`;
}
