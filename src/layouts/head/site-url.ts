/** The public origin of the site, the base of all absolute URLs; throws when Astro has none. */
export function siteUrl({ site }: { site: URL | undefined }): URL {
  if (site === undefined) throw new Error('The site has no URL: `site` is missing in astro.config.mjs.');
  return site;
}
