import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { withoutFields } from '#domain/core/changed-fields.ts';
import { ApiError } from '#domain/core/errors.ts';
import { TIME_HAS_PASSED } from '#domain/publishing/text.ts';
import { scheduledPublicationSchema, type ScheduledPublication } from '#domain/publishing/scheduled-publication.ts';
import {
  inContentTransaction,
  type ContentDeps,
  type ContentTransaction,
} from '#platform/content/content-transaction.ts';
import { createOnce } from '#platform/requests/idempotency.ts';
import { scheduledPublicationPath } from '#platform/firestore-paths.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { planPublication } from './plan-publication.ts';
import { requireConsistent } from './require-consistent.ts';

/** Makes the handler of POST /api/admin/scheduled-publications; only what can be published now can be scheduled. */
export function schedulePublication(
  deps: ContentDeps,
): Handler<(typeof publishingApi)['POST /api/admin/scheduled-publications']> {
  return ({ body: { id, targets, at }, member: { uid, email } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const scheduled = await createOnce(step, {
        endpoint: 'POST /api/admin/scheduled-publications',
        key: id,
        contents: { targets, at },
        find: () => readScheduled(step, id),
        create: () => schedule(step, { id, targets, at, who: email ?? '' }),
      });
      return { scheduled };
    });
}

async function readScheduled(step: ContentTransaction, id: string): Promise<ScheduledPublication | null> {
  const found = await step.transaction.get(step.firestore.doc(scheduledPublicationPath(id)));
  return found.exists ? scheduledPublicationSchema.parse(found.data()) : null;
}

async function schedule(
  step: ContentTransaction,
  { id, targets, at, who }: Pick<ScheduledPublication, 'id' | 'targets' | 'at' | 'who'>,
): Promise<ScheduledPublication> {
  if (at <= step.now.toISOString()) {
    throw new ApiError('invalid_request', { fields: [{ path: 'at', message: TIME_HAS_PASSED }] });
  }
  const existing = await readScheduled(step, id);
  if (existing !== null) throw new ApiError('conflict', { current: existing });
  const plan = await requireConsistent(step, await planPublication(step, targets));
  const titles = plan.map(({ title }) => title);
  const scheduled: ScheduledPublication = { id, targets, titles, at, state: 'waiting', why: '', uid: step.uid, who };
  const target = scheduledPublicationPath(id);
  step.transaction.create(step.firestore.doc(target), scheduled);
  // The log is never deleted, so it has no email (docs/decisions/0037).
  const after = withoutFields(scheduled, ['who']);
  const entry = { action: 'publication.scheduled' as const, target, uid: step.uid, after };
  writeAudit(step.firestore, step.transaction, entry, step.now);
  return scheduled;
}
