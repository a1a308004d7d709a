import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { PageType } from '#domain/property/type.ts';
import type { FindOffers } from '#domain/search/stay-offers.ts';
import { fetchJson } from '#lib/fetch-json.ts';

/** How long prices and free nights are used, in milliseconds; older ones are fetched again when the dates change. */
export const STAYS_FRESH_MS = 60_000;

/** Milliseconds after which a silent API counts as failed. */
const TIME_LIMIT = 15_000;

/** Fetches prices and free nights of a listing page, with the code that compares them. */
export async function loadStays(page: PageType, keysUrl: Promise<string | null>): Promise<FindOffers> {
  const [offers, stays, keys] = await Promise.all([
    import('#domain/search/stay-offers.ts'),
    fetchJson(`/api/stays/${page}`, AbortSignal.timeout(TIME_LIMIT)),
    keysUrl.then((url) => (url === null ? [] : fetchJson(url))),
  ]);
  return offers.createFindOffers({ ...offers.readOfferData(keys, stays), today: lisbonTime(new Date()).date });
}
