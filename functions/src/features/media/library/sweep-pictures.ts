import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { readInPages } from '#platform/read-in-pages.ts';
import { runEachDocument } from '#platform/run-each-document.ts';
import type { MediaDeps } from '../media-deps.ts';
import { finishRemoval } from './finish-removal.ts';
import { repairUses, type FoundUses } from './repair-uses.ts';
import { beginSweep, markForRemoval } from './mark-for-removal.ts';
import { decideOnPicture, SWEPT_FIELDS, type PictureUser } from './sweep-decision.ts';

/** Pictures read at once, only the fields that decide. */
const PAGE = 1000;

/** Pictures changed at the same time; each removal deletes about ten files. */
const AT_ONCE = 10;

const sweptSchema = storedPictureSchema.pick(SWEPT_FIELDS);

/**
 * Repairs the records of picture uses, then removes the pictures that have been unused for a week and that no release
 * shows; gives their ids. Only a picture that changes costs a transaction, so that a night suffices for all of them. One that
 * fails stops no other one; the failure is thrown in the end.
 */
export async function sweepPictures(deps: MediaDeps): Promise<string[]> {
  const uses = await repairUses(deps);
  const sweep = await beginSweep(deps);
  const removed: string[] = [];
  const pictures = deps.database().collection(BUSINESS_COLLECTIONS.pictures);
  const pages = readInPages(pictures.select(...Object.keys(SWEPT_FIELDS)), PAGE);
  await runEachDocument(pages, AT_ONCE, async (found) => {
    const picture = sweptSchema.parse(found.data());
    // Its photos may be used; the record was reported.
    if (picture.submissionId !== null && uses.unread.has(picture.submissionId)) return;
    if (decideOnPicture(picture, userOf(uses, found.id), sweep) === null) return;
    if (!(await markForRemoval(deps, found.ref, sweep, null))) return;
    await finishRemoval(deps, found.id);
    removed.push(found.id);
  });
  return removed;
}

function userOf({ content, submissions }: FoundUses, pictureId: string): PictureUser {
  if (content.has(pictureId)) return 'content';
  return submissions.has(pictureId) ? 'submission' : 'nothing';
}
