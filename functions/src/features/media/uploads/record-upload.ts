import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { UPLOAD_RESULT_DAYS } from '#domain/media/limits.ts';
import type { Picture } from '#domain/media/picture.ts';
import { pictureUseSchema } from '#domain/media/picture-use.ts';
import { findPictureWarnings } from '#domain/media/picture-warnings.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { picturePath, pictureUsePath } from '#platform/firestore-paths.ts';
import { DAY, later } from '#platform/time.ts';
import { writeAudit } from '#platform/write-audit.ts';
import type { IncomingPath } from './incoming-path.ts';
import type { MediaDeps } from '../media-deps.ts';
import type { ProcessedPicture } from './process-picture.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** Adds a picture to the library and records the result for its uploader, once. */
export async function recordUpload(
  deps: MediaDeps,
  { result: resultPath, uid, submission }: IncomingPath,
  processed: ProcessedPicture,
): Promise<'done'> {
  const database = deps.database();
  const document = database.doc(picturePath(processed.picture.id));
  const result = database.doc(resultPath);
  await inTransaction(database, async (transaction) => {
    const now = deps.clock();
    const [found, existingResult] = await transaction.getAll(document, result);
    const use =
      submission === null
        ? null
        : await transaction.get(database.doc(pictureUsePath(BUSINESS_COLLECTIONS.submissions, submission.id)));
    // A repeated event after the picture was added: nothing changes.
    if (existingResult?.exists === true) return;
    const known = found?.exists === true ? storedPictureSchema.parse(found.data()) : null;
    // The event is delivered again after the removal, and creates the files again.
    if (known?.leaving === true) throw new Error(`${document.path} is being removed`);
    const unusedSince = submission !== null || (known !== null && known.unusedSince === null) ? null : now;
    const picture = known === null ? processed.picture : keepTexts(known.picture, processed.picture);
    if (known === null) {
      transaction.create(document, {
        ...processed,
        uploadedBy: uid,
        submissionId: submission?.id ?? null,
        uploadedAt: now,
        unusedSince,
        removedAt: null,
        leaving: false,
      });
      // The audit log is never deleted, so it must not contain the name of an owner's file.
      const details = { name: submission === null ? processed.name : '', bytes: processed.bytes };
      writeAudit(database, transaction, { action: 'picture.added', target: document.path, details, uid }, now);
    } else {
      const { measures, settingsVersion } = processed;
      // A picture that staff upload too no longer belongs to a submission only.
      const submissionId = submission === null ? null : known.submissionId;
      transaction.update(document, { picture, measures, settingsVersion, unusedSince, removedAt: null, submissionId });
    }
    if (use !== null && submission !== null) {
      transaction.set(use.ref, withPhoto(use, submission, processed.picture.id));
    }
    transaction.create(result, {
      state: 'done',
      picture,
      warnings: findPictureWarnings(picture, processed.measures),
      known: known !== null,
      finishedAt: now,
      expiresAt: later(now, UPLOAD_RESULT_DAYS * DAY),
    });
  });
  return 'done';
}

/** The new data of the file with the stored texts. */
function keepTexts({ alt, caption }: Picture, found: Picture): Picture {
  return { ...found, alt, caption };
}

/** Owners' photos count as used while their submission has its text; afterwards the nightly sweep removes them. */
function withPhoto(use: DocumentSnapshot, { id, n }: { id: string; n: string }, pictureId: string) {
  const earlier = use.exists ? pictureUseSchema.parse(use.data()).places : [];
  const places = [...earlier.filter(({ place }) => place !== `photos.${n}`), { pictureId, place: `photos.${n}` }];
  const pictureIds = [...new Set(places.map((place) => place.pictureId))];
  return { collection: BUSINESS_COLLECTIONS.submissions, documentId: id, title: id, pictureIds, places };
}

/** Records why a file was rejected, for its uploader. */
export async function recordRejection(deps: MediaDeps, { result }: IncomingPath, message: string): Promise<'refused'> {
  const now = deps.clock();
  const expiresAt = later(now, UPLOAD_RESULT_DAYS * DAY);
  await deps.database().doc(result).set({ state: 'refused', message, finishedAt: now, expiresAt });
  return 'refused';
}
