import { FAILED_TO_FETCH_PROPERTIES } from '#domain/search/text.ts';
import type { Catalogue } from '#domain/search/index/catalogue.ts';
import { parseIndexFile } from '#domain/search/index/parse-index-file.ts';
import { unpackIndex } from '#domain/search/index/unpack-index.ts';
import { RESULT_TEXT as text } from '../text.ts';

/** Why the properties could not be had, in words for the visitor where there are any. */
export class LoadError extends Error {
  /** True when the file is no longer there, as after a new version of the site: only a fresh page helps. */
  readonly gone: boolean;

  constructor(message: string, gone = false) {
    super(message);
    this.gone = gone;
  }
}

/** Fetches JSON of this site. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address).catch(() => {
    throw new LoadError(navigator.onLine ? FAILED_TO_FETCH_PROPERTIES : text.offline);
  });
  if (!response.ok) throw new LoadError(text.answered(response.status), response.status === 404);
  return response.json();
}

/** Fetches the index of a listing page and makes it ready. */
export async function loadCatalogue(address: string): Promise<Catalogue> {
  return unpackIndex(parseIndexFile(await fetchJson(address)));
}
