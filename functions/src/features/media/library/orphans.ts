import type { Handler } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { ORPHANS_AT_ONCE } from '#domain/media/limits.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { mapLimited } from '#platform/map-limited.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import type { MediaDeps } from '../media-deps.ts';
import { finishRemoval } from './finish-removal.ts';
import { beginSweep, markForRemoval } from './mark-for-removal.ts';
import { isRemovable } from './sweep-decision.ts';

/** Maximum number of orphans in one response, the oldest first. */
const ORPHANS_MAX = 500;

/** Pictures removed at the same time. */
const AT_ONCE = 10;

/** Makes the handler of GET /api/admin/orphans. */
export function listOrphans(deps: MediaDeps): Handler<(typeof mediaApi)['GET /api/admin/orphans']> {
  return async () => ({ orphans: (await readOrphans(deps)).orphans });
}

/** Makes the handler of DELETE /api/admin/orphans. What uses a picture is known from the records, which every night corrects. */
export function removeOrphans(deps: MediaDeps): Handler<(typeof mediaApi)['DELETE /api/admin/orphans']> {
  return async ({ member: { uid } }) => {
    const { orphans, sweep } = await readOrphans(deps);
    const removable = orphans.filter((orphan) => orphan.removable).map(({ picture }) => picture.id);
    const pictures = deps.database().collection(BUSINESS_COLLECTIONS.pictures);
    const outcomes = await mapLimited(removable.slice(0, ORPHANS_AT_ONCE), AT_ONCE, async (id) => {
      if (!(await markForRemoval(deps, pictures.doc(id), sweep, uid))) return [];
      await finishRemoval(deps, id);
      return [id];
    });
    return { removed: outcomes.flat() };
  };
}

async function readOrphans(deps: MediaDeps) {
  const sweep = await beginSweep(deps);
  const pictures = deps.database().collection(BUSINESS_COLLECTIONS.pictures);
  const { docs } = await pictures.where('unusedSince', '!=', null).orderBy('unusedSince').limit(ORPHANS_MAX).get();
  const orphans = docs.flatMap((found) => {
    // Left out, one that cannot be read is only not removed.
    const orphan = parseOrReport(found, storedPictureSchema);
    if (orphan === null || orphan.unusedSince === null) return [];
    const { unusedSince, ...stored } = orphan;
    const removable = isRemovable({ ...stored, unusedSince }, sweep);
    return [{ picture: stored.picture, name: stored.name, unusedSince, removable }];
  });
  return { orphans, sweep };
}
