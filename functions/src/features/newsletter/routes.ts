import type { newsletterApi } from '#domain/api/newsletter.ts';
import type { HandlerMap } from '#domain/api/handler.ts';
import type { FormDeps } from '#platform/requests/receive-form.ts';
import { renderLinkPage } from './render-link-page.ts';
import { confirmSubscription, endSubscription } from './change-subscription.ts';
import { subscribe } from './subscribe.ts';

/** The endpoints of the newsletter's subscribers. */
export function newsletterRoutes(deps: FormDeps): HandlerMap<typeof newsletterApi> {
  const { database, content, clock } = deps;
  return {
    'POST /api/newsletter': subscribe(deps),
    'GET /api/newsletter/confirm': renderLinkPage('confirm', content),
    'POST /api/newsletter/confirm': confirmSubscription(database, clock),
    'GET /api/newsletter/unsubscribe': renderLinkPage('unsubscribe', content),
    'POST /api/newsletter/unsubscribe': endSubscription(database, clock),
  };
}
