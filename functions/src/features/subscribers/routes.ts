import type { HandlerMap } from '#domain/api/handler.ts';
import type { subscribersApi } from '#domain/api/subscribers.ts';
import { endSubscription } from './end-subscription.ts';
import { listSubscribers } from './list-subscribers.ts';

/** The endpoints through which staff see and end subscriptions. */
export function subscriberRoutes(deps: Parameters<typeof endSubscription>[0]): HandlerMap<typeof subscribersApi> {
  return {
    'POST /api/admin/subscribers/search': listSubscribers(deps.database),
    'POST /api/admin/subscribers/{id}/end': endSubscription(deps),
  };
}
