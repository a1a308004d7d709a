import { API_ERRORS, ApiError } from '#domain/core/errors.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { ALREADY_LIVE, CHANGED_SINCE_SCHEDULED, SCHEDULED_UNREADABLE } from '#domain/publishing/text.ts';
import { scheduledPublicationSchema } from '#domain/publishing/scheduled-publication.ts';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as z from 'zod';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { publishTargets } from './publish-documents.ts';

/**
 * Publishes what is due, each publication in its own transaction; stores the reason of a rejected one. What fails stops no
 * other one and is tried again the next time.
 */
export async function publishDue(deps: ContentDeps): Promise<void> {
  const due = deps
    .database()
    .collection(BUSINESS_COLLECTIONS.scheduledPublications)
    .where('state', '==', 'waiting')
    .where('at', '<=', deps.clock().toISOString())
    .orderBy('at');
  for (const found of (await due.get()).docs) {
    await publishOne(deps, found).catch((error: unknown) => logger.error(`${found.ref.path} was not published`, error));
  }
}

async function publishOne(deps: ContentDeps, found: QueryDocumentSnapshot): Promise<void> {
  const { ref } = found;
  try {
    const { uid, who, targets } = scheduledPublicationSchema.parse(found.data());
    await inContentTransaction(deps, uid, async (step) => {
      const stored = await step.transaction.get(ref);
      // Cancelled, or done by another run of this job.
      if (!stored.exists || scheduledPublicationSchema.parse(stored.data()).state !== 'waiting') return;
      await publishTargets(step, { uid, who, action: 'published-as-scheduled' }, targets);
      step.transaction.update(ref, { state: 'done' });
    });
  } catch (error) {
    const why = rejectionOf(error);
    if (why === null) throw error;
    logger.warn(`${ref.path} was rejected: ${String(error)}`);
    await ref.update({ state: 'refused', why });
  }
}

/** Why a publication can never be made, as a sentence; null for an error that may pass. */
function rejectionOf(error: unknown): string | null {
  if (error instanceof z.ZodError) return SCHEDULED_UNREADABLE;
  if (!(error instanceof ApiError) || error.code === 'unavailable') return null;
  const hasChanged = ['conflict', 'not_found'].includes(error.code) && error.detail !== ALREADY_LIVE;
  return hasChanged ? CHANGED_SINCE_SCHEDULED : describeRejection(error);
}

function describeRejection({ code, detail, fields }: ApiError): string {
  const messages = (fields ?? []).map(({ message }) => message);
  return [...new Set([detail ?? API_ERRORS[code].title, ...messages])].join(' ');
}
