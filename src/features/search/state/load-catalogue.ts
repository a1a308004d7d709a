import { FAILED_TO_FETCH_PROPERTIES } from '#domain/search/text.ts';
import { type Catalogue, readIndex } from '#domain/search/index/read-index.ts';
import { FetchFailure, fetchJson } from '#lib/fetch-json.ts';
import { RESULT_TEXT as text } from '../text.ts';

/** Fetches the index of a listing page. */
export async function loadCatalogue(url: string): Promise<Catalogue> {
  return readIndex(await fetchJson(url));
}

/** Why the properties could not be loaded; undefined for reasons that mean nothing to visitors. */
export function loadFailureText(reason: unknown): string | undefined {
  if (!(reason instanceof FetchFailure)) return undefined;
  if (reason.status !== null) return text.answered(reason.status);
  return navigator.onLine ? FAILED_TO_FETCH_PROPERTIES : text.offline;
}
