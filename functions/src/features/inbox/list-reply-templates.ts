import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { DEFAULT_REPLY_TEMPLATES } from '#domain/inbox/default-reply-templates.ts';
import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import { workingPath } from '#platform/content/content-transaction.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';

/** Makes the handler of GET /api/admin/reply-templates. Visitors never see templates, so the working copy counts. */
export function listReplyTemplates({
  database,
}: SiteDeps): Handler<(typeof inboxApi)['GET /api/admin/reply-templates']> {
  return async () => {
    const found = await database().doc(workingPath('settings', SITE_SETTINGS_ID)).get();
    if (!found.exists) return { templates: [...DEFAULT_REPLY_TEMPLATES] };
    return { templates: WORKING_SCHEMAS.settings.parse(found.data()).replyTemplates };
  };
}
