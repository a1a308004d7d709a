import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { PageType } from '#domain/property/type.ts';
import { createFindOffers, type FindOffers, readOfferData } from '#domain/search/stay-offers.ts';
import { fetchJson } from '#lib/fetch-json.ts';

// Loaded with the first dates: what compares prices weighs more than the rest of the search.

/** Milliseconds after which a silent API counts as failed. */
const TIME_LIMIT = 15_000;

/** Fetches prices and free nights of a listing page, and prepares them. */
export async function loadStays(page: PageType, keysUrl: () => Promise<string | null>): Promise<FindOffers> {
  const [stays, keys] = await Promise.all([
    fetchJson(`/api/stays/${page}`, AbortSignal.timeout(TIME_LIMIT)),
    keysUrl().then((url) => (url === null ? [] : fetchJson(url))),
  ]);
  return createFindOffers({ ...readOfferData(keys, stays), today: lisbonTime(new Date()).date });
}
