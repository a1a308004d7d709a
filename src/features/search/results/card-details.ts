import { atom, type ReadableAtom } from 'nanostores';
import type { CatalogueRow } from '#domain/search/index/read-index.ts';
import { type CardDetail, readSlice } from '#domain/search/index/card-slice.ts';
import { CARDS_PER_SLICE } from '#domain/search/index/index-file.ts';
import { fetchJson, isGone } from '#lib/fetch-json.ts';

/** Undefined while it is loading, null when it cannot be loaded. */
export type KnownDetail = CardDetail | null | undefined;

/** The slices that were fetched, by number; null for one that cannot be loaded. */
export type KnownSlices = ReadonlyMap<number, readonly CardDetail[] | null>;

/** Fetches pictures and ids of cards, one slice at a time, each slice once. */
export interface CardDetails {
  readonly $known: ReadableAtom<KnownSlices>;
  /** Fetches the missing slices of these rows. */
  readonly want: (rows: readonly CatalogueRow[]) => void;
}

const sliceOf = ({ position }: CatalogueRow): number => Math.floor(position / CARDS_PER_SLICE);

/** The details of a row. */
export function detailOf(known: KnownSlices, row: CatalogueRow): KnownDetail {
  const slice = known.get(sliceOf(row));
  return slice === undefined ? undefined : (slice?.[row.position % CARDS_PER_SLICE] ?? null);
}

/** `slices` returns the URLs of the slices in order; `reloadPage` is called once they no longer exist. */
export function createCardDetails(slices: () => readonly string[], reloadPage: () => void): CardDetails {
  const $known = atom<KnownSlices>(new Map());
  const underway = new Set<number>();
  // A new release has other slices.
  let areGone = false;

  const load = async (number: number): Promise<readonly CardDetail[] | null> => {
    try {
      const url = slices()[number];
      if (url === undefined) throw new Error(`the index names no slice ${number}`);
      return readSlice(await fetchJson(url));
    } catch (error) {
      // The cards have no photograph; the next search that shows them retries, with the page of a new release.
      areGone ||= isGone(error);
      reportError(error);
      return null;
    }
  };
  const want = (rows: readonly CatalogueRow[]): void => {
    for (const number of new Set(rows.map(sliceOf))) {
      if ($known.get().get(number) || underway.has(number)) continue;
      if (areGone) return reloadPage();
      underway.add(number);
      void load(number).then((slice) => {
        underway.delete(number);
        $known.set(new Map($known.get()).set(number, slice));
      });
    }
  };
  return { $known, want };
}
