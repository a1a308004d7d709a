import { API_ERRORS, ApiError } from '#domain/core/errors.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CHANGED_SINCE_SCHEDULED } from '#domain/publishing/text.ts';
import { scheduledPublicationSchema, type ScheduledPublication } from '#domain/publishing/scheduled-publication.ts';
import { logger } from 'firebase-functions';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { scheduledPublicationPath } from '#platform/firestore-paths.ts';
import { publishTargets } from './publish-documents.ts';

/** Publishes what is due, each publication in its own transaction; stores the reason of a rejected one. */
export async function publishDue(deps: ContentDeps): Promise<void> {
  const due = deps
    .database()
    .collection(BUSINESS_COLLECTIONS.scheduledPublications)
    .where('state', '==', 'waiting')
    .where('at', '<=', deps.clock().toISOString())
    .orderBy('at');
  for (const found of (await due.get()).docs) await publishOne(deps, scheduledPublicationSchema.parse(found.data()));
}

async function publishOne(deps: ContentDeps, scheduled: ScheduledPublication): Promise<void> {
  const { id, uid, who } = scheduled;
  try {
    await inContentTransaction(deps, uid, async (step) => {
      const document = step.firestore.doc(scheduledPublicationPath(id));
      const stored = await step.transaction.get(document);
      // Cancelled, or done by another run of this job.
      if (!stored.exists || scheduledPublicationSchema.parse(stored.data()).state !== 'waiting') return;
      await publishTargets(step, { uid, who, action: 'published-as-scheduled' }, scheduled.targets);
      step.transaction.update(document, { state: 'done' });
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unavailable') throw error;
    logger.warn(`The scheduled publication ${id} was rejected (${error.code})`);
    const hasChanged = error.code === 'conflict' || error.code === 'not_found';
    const why = hasChanged ? CHANGED_SINCE_SCHEDULED : describeRejection(error);
    await deps.database().doc(scheduledPublicationPath(id)).update({ state: 'refused', why });
  }
}

function describeRejection({ code, detail, fields }: ApiError): string {
  return [detail ?? API_ERRORS[code].title, ...(fields ?? []).map(({ message }) => message)].join(' ');
}
