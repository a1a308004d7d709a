/** The public origin of the site, from which all absolute addresses are made; throws when Astro was given none. */
export function siteAddress({ site }: { site: URL | undefined }): URL {
  if (site === undefined) throw new Error('The site has no address: `site` is missing in astro.config.mjs.');
  return site;
}
