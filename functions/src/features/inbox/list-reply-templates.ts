import type { Handler } from '@site/domain/api-handler';
import type { inboxApi } from '@site/domain/api-inbox';
import { WORKING_SCHEMAS } from '@site/domain/content-schemas';
import { DEFAULT_REPLY_TEMPLATES } from '@site/domain/default-reply-templates';
import { SITE_SETTINGS_ID } from '@site/domain/firestore-collections';
import { workingPath } from '../../platform/content-step.ts';
import type { InboxDesk } from './inbox-desk.ts';

/** Makes the handler of GET /api/admin/reply-templates. Visitors never see them, so what is saved counts, published or not. */
export function listReplyTemplates({
  database,
}: InboxDesk): Handler<(typeof inboxApi)['GET /api/admin/reply-templates']> {
  return async () => {
    const found = await database().doc(workingPath('settings', SITE_SETTINGS_ID)).get();
    if (!found.exists) return { templates: [...DEFAULT_REPLY_TEMPLATES] };
    return { templates: WORKING_SCHEMAS.settings.parse(found.data()).replyTemplates };
  };
}
