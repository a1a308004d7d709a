/** Where a page of the built site stands. */
export interface PageFile {
  /** Its file, relative to the site's folder. */
  file: string;
  /** The address that Astro renders it under: with '.html', as it names files. */
  address: string;
}

/** The file and the address of a path: endpoints name their file themselves, pages are files without a folder. */
export function pageFile(pathname: string, type: 'page' | 'endpoint'): PageFile {
  const path = pathname.replace(/^\//, '').replace(/\/$/, '');
  const file = type === 'endpoint' ? path : `${path || 'index'}.html`;
  return { file, address: `/${file}` };
}
