import type { HandlerMap } from '#domain/api/handler.ts';
import type { publicStaysApi } from '#domain/api/public-stays.ts';
import type { staysApi } from '#domain/api/stays.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { addOccupancy } from './add-occupancy.ts';
import { readListedStays } from './read-listed-stays.ts';
import { readPropertyStay } from './read-property-stay.ts';
import { removeOccupancy, type ReleaseEnquiry } from './remove-occupancy.ts';
import { saveTerms } from './save-terms.ts';

/** The endpoints about calendars, prices and free nights. */
export function stayRoutes(
  deps: ContentDeps,
  releaseEnquiry: ReleaseEnquiry,
): HandlerMap<typeof staysApi & typeof publicStaysApi> {
  return {
    'GET /api/stays/{page}': readListedStays(deps.database),
    'GET /api/properties/{id}/stay': readPropertyStay(deps),
    'PUT /api/admin/calendars/{id}/terms': saveTerms(deps),
    'POST /api/admin/calendars/{id}/occupancies': addOccupancy(deps),
    'DELETE /api/admin/calendars/{id}/occupancies/{occupancyId}': removeOccupancy(deps, releaseEnquiry),
  };
}
