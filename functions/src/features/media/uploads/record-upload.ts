import { UPLOAD_RESULT_DAYS } from '#domain/core/limits.ts';
import type { Picture } from '#domain/media/picture.ts';
import { pictureUseSchema } from '#domain/media/picture-use.ts';
import { pictureWarnings } from '#domain/media/picture-warnings.ts';
import { storedPictureSchema, type StoredPicture } from '#domain/media/stored-picture.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { picturePath, pictureUsePath } from '#platform/firestore-paths.ts';
import { DAY, later } from '#platform/time.ts';
import { writeAudit } from '#platform/write-audit.ts';
import type { IncomingPath } from './incoming-path.ts';
import type { MediaDeps } from '../media-deps.ts';
import type { TakenPicture } from './take-in.ts';

/** Collection under which the pictures of an owner's submission are noted. */
const SUBMISSIONS = 'submissions';

/** Puts a picture in the library and tells its uploader, once. */
export async function recordUpload(deps: MediaDeps, place: IncomingPath, taken: TakenPicture): Promise<'done'> {
  const database = deps.database();
  const document = database.doc(picturePath(taken.picture.id));
  const result = database.doc(place.result);
  await database.runTransaction(async (transaction) => {
    const now = deps.clock();
    const [found, notified] = await transaction.getAll(document, result);
    const use = place.submission === null ? null : await transaction.get(submissionUse(deps, place.submission.id));
    // The same event again, after all was done: not even the moment changes.
    if (notified?.exists === true) return;
    const known = found?.exists === true ? storedPictureSchema.parse(found.data()) : null;
    // The event is delivered again, and by then the files are gone and can be made anew.
    if (known?.leaving === true) throw new Error(`${document.path} is being removed`);
    const unusedSince = place.submission !== null || (known !== null && known.unusedSince === null) ? null : now;
    const picture = known === null ? taken.picture : textOfUpload(known.picture, taken.picture);
    if (known === null) {
      transaction.create(document, {
        ...taken,
        ...origin(place),
        uploadedAt: now,
        unusedSince,
        removedAt: null,
        leaving: false,
      });
      // The audit log is kept for good: the name of an owner's file is the owner's own word and stays out of it.
      const details = { name: place.submission === null ? taken.name : '', bytes: taken.bytes };
      writeAudit(
        database,
        transaction,
        { action: 'picture.added', target: document.path, details, uid: place.uid },
        now,
      );
    } else {
      const { measures, settingsVersion } = taken;
      // A picture that the house has itself is no longer an owner's alone.
      const submissionId = place.submission === null ? null : known.submissionId;
      transaction.update(document, { picture, measures, settingsVersion, unusedSince, removedAt: null, submissionId });
    }
    if (use !== null && place.submission !== null) {
      transaction.set(use.ref, withPhoto(use, place.submission, taken.picture.id));
    }
    transaction.create(result, {
      state: 'done',
      picture,
      warnings: pictureWarnings(picture, taken.measures),
      known: known !== null,
      finishedAt: now,
      expiresAt: later(now, UPLOAD_RESULT_DAYS * DAY),
    });
  });
  return 'done';
}

/** What was found in the file just now, in the words that the house has for it. */
function textOfUpload({ alt, caption }: Picture, found: Picture): Picture {
  return { ...found, alt, caption };
}

function origin({ uid, submission }: IncomingPath): Pick<StoredPicture, 'uploadedBy' | 'submissionId'> {
  return { uploadedBy: uid, submissionId: submission?.id ?? null };
}

function submissionUse({ database }: MediaDeps, id: string) {
  return database().doc(pictureUsePath(SUBMISSIONS, id));
}

/** An owner's photographs count as used while their submission is kept; the daily job lets go of them afterwards. */
function withPhoto(use: DocumentSnapshot, { id, n }: { id: string; n: string }, pictureId: string) {
  const earlier = use.exists ? pictureUseSchema.parse(use.data()).places : [];
  const places = [...earlier.filter(({ place }) => place !== `photos.${n}`), { pictureId, place: `photos.${n}` }];
  const pictureIds = [...new Set(places.map((place) => place.pictureId))];
  return { collection: SUBMISSIONS, documentId: id, title: id, pictureIds, places };
}
