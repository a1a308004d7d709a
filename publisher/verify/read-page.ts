/** The parts of a page that the release checks need. */
export interface PageContent {
  /** HTML of the title element; '' when there is none. */
  title: string;
  /** Paths of the site that the page links to, each once, without query and fragment. */
  links: string[];
  /** Paths of scripts, styles, fonts and data files that the page names, each once. */
  files: string[];
  /** Contents of the structured data scripts. */
  structuredData: string[];
}

export function readPage(html: string): PageContent {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  return {
    title: title.trim(),
    links: captures(html, /\shref="(\/(?!\/)[^"#?]*)/g),
    files: captures(html, /"(\/(?:_astro|data)\/[\w./-]+\.\w+)"/g),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    ),
  };
}

/** What the group of a pattern finds, each once. */
export function captures(html: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(html.matchAll(pattern), ([, found = '']) => found))];
}
