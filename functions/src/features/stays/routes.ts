import type { HandlerMap } from '#domain/api/handler.ts';
import type { staysApi } from '#domain/api/stays.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { addOccupancy } from './add-occupancy.ts';
import { removeOccupancy } from './remove-occupancy.ts';
import { saveTerms } from './save-terms.ts';

/** The endpoints about calendars, prices and nights that are taken. */
export function stayRoutes(deps: ContentDeps): HandlerMap<typeof staysApi> {
  return {
    'PUT /api/admin/calendars/{id}/terms': saveTerms(deps),
    'POST /api/admin/calendars/{id}/occupancies': addOccupancy(deps),
    'DELETE /api/admin/calendars/{id}/occupancies/{occupancyId}': removeOccupancy(deps),
  };
}
