import { randomUUID } from 'node:crypto';
import type { Handler } from '@site/domain/api-handler';
import type { publishingApi } from '@site/domain/api-publishing';
import { ApiError } from '@site/domain/errors';
import { MOMENT_HAS_PASSED } from '@site/domain/messages/publishing-messages';
import { scheduledPublicationSchema } from '@site/domain/scheduled-publication';
import { inOneStep, type ContentHouse } from '../../platform/content-step.ts';
import { scheduledPublicationPath } from '../../platform/firestore-paths.ts';
import { writeAudit } from '../../platform/write-audit.ts';
import { planPublication } from './plan-publication.ts';
import { requireConsistent } from './require-consistent.ts';

/** Makes the handler of POST /api/admin/scheduled-publications; what could not be published now cannot be scheduled. */
export function schedulePublication(
  house: ContentHouse,
): Handler<(typeof publishingApi)['POST /api/admin/scheduled-publications']> {
  return ({ body: { targets, at }, member: { uid, email } }) =>
    inOneStep(house, uid, async (step) => {
      if (at <= step.now.toISOString()) {
        throw new ApiError('invalid_request', { fields: [{ path: 'at', message: MOMENT_HAS_PASSED }] });
      }
      const plan = await requireConsistent(step, await planPublication(step, targets));
      const id = randomUUID();
      const titles = plan.map(({ title }) => title);
      const fixed = { state: 'waiting', why: '', uid, who: email ?? '' };
      const scheduled = scheduledPublicationSchema.parse({ id, targets, titles, at, ...fixed });
      const target = scheduledPublicationPath(id);
      step.transaction.create(step.firestore.doc(target), scheduled);
      const entry = { action: 'publication.scheduled', target, uid, after: scheduled };
      writeAudit(step.firestore, step.transaction, entry, step.now);
      return { scheduled };
    });
}
