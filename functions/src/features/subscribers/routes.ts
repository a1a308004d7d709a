import type { HandlerMap } from '#domain/api/handler.ts';
import type { subscribersApi } from '#domain/api/subscribers.ts';
import { endForSomebody } from './end-for-somebody.ts';
import { listSubscribers } from './list-subscribers.ts';

/** The endpoints through which staff see and end subscriptions. */
export function subscriberRoutes(deps: Parameters<typeof endForSomebody>[0]): HandlerMap<typeof subscribersApi> {
  return {
    'GET /api/admin/subscribers': listSubscribers(deps.database),
    'POST /api/admin/subscribers/{id}/end': endForSomebody(deps),
  };
}
