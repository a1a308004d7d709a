/** The parts of a page that the release checks need. */
export interface PageContent {
  /** Text of the title element; '' when there is none. */
  title: string;
  /** Text of the first h1; '' when there is none. */
  heading: string;
  /** Paths of the site that the page links to, each once, without query and fragment. */
  links: string[];
  /** Prices as typed. */
  prices: string[];
  /** Ids of the pictures. */
  pictures: ReadonlySet<string>;
  /** Contents of the structured data scripts. */
  structuredData: string[];
}

export function readPage(html: string): PageContent {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return {
    title: decode(title).trim(),
    heading: decode(heading.replaceAll(/<[^>]*>/g, '')).trim(),
    links: captures(html, /<a\b[^>]*?\shref="(\/(?!\/)[^"#?]*)/g),
    prices: captures(html, /\sdata-price="([^"]*)"/g).map(decode),
    pictures: new Set(captures(html, /\/media\/([0-9a-f]{32})\//g)),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    ),
  };
}

function captures(html: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(html.matchAll(pattern), ([, found = '']) => found))];
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (whole: string, decimal?: string, hexadecimal?: string, name?: string) => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
      return NAMED[name ?? ''] ?? whole;
    },
  );
}
