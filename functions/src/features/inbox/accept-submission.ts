import { randomUUID } from 'node:crypto';
import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { ApiError } from '#domain/core/errors.ts';
import { ACCEPTED_ALREADY, IS_ANONYMOUS } from '#domain/inbox/text.ts';
import type { Picture } from '#domain/media/picture.ts';
import { propertyFromSubmission } from '#domain/submission/property-from-submission.ts';
import type { Submission } from '#domain/submission/submission.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import { inInboxTransaction, requireRevision, type InboxTransaction } from './inbox-transaction.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { findOwnerPictures } from './find-owner-pictures.ts';
import { writeHandling } from './write-handling.ts';

/** Writes a new property within a transaction, with its audit entry. */
export type WriteProperty = (
  step: ContentTransaction,
  id: string,
  fields: ReturnType<typeof propertyFromSubmission>,
) => Promise<unknown>;

/** Makes the handler of POST /api/admin/submissions/{id}/accept. Draft and message change in one transaction, so there are never two drafts. */
export function acceptSubmission(
  deps: SiteDeps,
  writeProperty: WriteProperty,
): Handler<(typeof inboxApi)['POST /api/admin/submissions/{id}/accept']> {
  return async ({ params: { id }, body: { rev, propertyId }, member }) =>
    inInboxTransaction(deps, { box: 'submissions', id }, member, async (step) => {
      // A repeat: the response to the first request was lost.
      if (step.message.box === 'submissions' && step.message.stored.propertyId === propertyId) return;
      const submission = requireSubmission(step);
      await requireRevision(step, rev);
      const pictures = await findOwnerPictures(step.firestore, id);
      await writeProperty(step, propertyId, propertyFromSubmission(submission, sortByNumber(pictures)));
      const text = `A draft property was made of this: ${submission.propertyType}, ${submission.propertyLocation}`;
      const entries = [{ id: randomUUID(), kind: 'change', subject: '', text } as const];
      const status = step.message.stored.status === 'new' ? 'in_progress' : step.message.stored.status;
      writeHandling(step, { action: 'submission.accepted', status, entries, propertyId });
    });
}

function requireSubmission({ message: { box, stored } }: InboxTransaction): Submission {
  const submission = box === 'submissions' ? stored.submission : null;
  if (submission === null) throw new ApiError('conflict', { detail: IS_ANONYMOUS });
  if (box === 'submissions' && stored.propertyId !== null) throw new ApiError('conflict', { detail: ACCEPTED_ALREADY });
  return submission;
}

function sortByNumber(pictures: ReadonlyMap<number, Picture>): Picture[] {
  return [...pictures].sort(([one], [other]) => one - other).map(([, picture]) => picture);
}
