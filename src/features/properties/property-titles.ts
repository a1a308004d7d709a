import { urlName } from '#domain/text/fold-text.ts';
import { fetchJson } from '#lib/fetch-json.ts';

// The compact list for the not-found page: written by the build, read in the browser, so no schema library here.

export interface TitledProperty {
  title: string;
  /** Last part of its path. */
  slug: string;
}

/** The title alone where the slug follows from it, else title and slug. */
export type TitleEntry = string | [title: string, slug: string];

/** Packs the list, in the given order. */
export function packTitles(properties: readonly TitledProperty[]): TitleEntry[] {
  return properties.map(({ title, slug }) => (urlName(title) === slug ? title : [title, slug]));
}

/** Fetches the list of this URL. */
export async function fetchTitles(url: string): Promise<TitledProperty[]> {
  return unpackTitles(await fetchJson(url));
}

/** Parses the list; throws on an unexpected format. */
export function unpackTitles(list: unknown): TitledProperty[] {
  if (!Array.isArray(list)) throw new TypeError('expected a list of titles');
  return list.map((entry: unknown) => {
    if (typeof entry === 'string') return { title: entry, slug: urlName(entry) };
    const [title, slug]: unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof title !== 'string' || typeof slug !== 'string') throw new TypeError('expected a title and a slug');
    return { title, slug };
  });
}
