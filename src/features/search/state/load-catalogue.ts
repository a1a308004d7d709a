import { FAILED_TO_FETCH_PROPERTIES } from '#domain/search/text.ts';
import type { Catalogue } from '#domain/search/index/catalogue.ts';
import { parseIndexFile } from '#domain/search/index/index-file.ts';
import { unpackIndex } from '#domain/search/index/unpack-index.ts';
import { RESULT_TEXT as text } from '../text.ts';

/** Why the properties could not be loaded, with a message for visitors. */
export class LoadError extends Error {
  /** True when the file no longer exists, as after a new release: only a reload helps. */
  readonly gone: boolean;

  constructor(message: string, gone = false) {
    super(message);
    this.gone = gone;
  }
}

/** Fetches JSON of this site. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url).catch(() => {
    throw new LoadError(navigator.onLine ? FAILED_TO_FETCH_PROPERTIES : text.offline);
  });
  if (!response.ok) throw new LoadError(text.answered(response.status), response.status === 404);
  return response.json();
}

/** Fetches and unpacks the index of a listing page. */
export async function loadCatalogue(url: string): Promise<Catalogue> {
  return unpackIndex(parseIndexFile(await fetchJson(url)));
}
