import { FAILED_TO_FETCH_PROPERTIES } from '#domain/search/text.ts';
import type { Catalogue } from '#domain/search/index/catalogue.ts';
import { parseIndexFile } from '#domain/search/index/index-file.ts';
import { unpackIndex } from '#domain/search/index/unpack-index.ts';
import { FetchFailure, fetchJson } from '#lib/fetch-json.ts';
import { RESULT_TEXT as text } from '../text.ts';

/** Fetches and unpacks the index of a listing page. */
export async function loadCatalogue(url: string): Promise<Catalogue> {
  return unpackIndex(parseIndexFile(await fetchJson(url)));
}

/** Why the properties could not be loaded; undefined for reasons that mean nothing to visitors. */
export function loadFailureText(reason: unknown): string | undefined {
  if (!(reason instanceof FetchFailure)) return undefined;
  if (reason.status !== null) return text.answered(reason.status);
  return navigator.onLine ? FAILED_TO_FETCH_PROPERTIES : text.offline;
}

/** Whether the file no longer exists, as after a new release: only a reload helps. */
export function isGone(reason: unknown): boolean {
  return reason instanceof FetchFailure && reason.status === 404;
}
