export interface PageFile {
  /** Relative to the site's folder. */
  file: string;
  /** Path that Astro renders the page under: that of its file, with '.html'. */
  renderPath: string;
}

/** The file of a path: an endpoint's path is its file name, a page is a file without a folder of its own. */
export function pageFile(pathname: string, type: 'page' | 'endpoint'): PageFile {
  const path = pathname.replace(/^\//, '').replace(/\/$/, '');
  const file = type === 'endpoint' ? path : `${path || 'index'}.html`;
  return { file, renderPath: `/${file}` };
}
