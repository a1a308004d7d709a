import { buildRecordSchema, type BuildRecord } from '#domain/publishing/build-record.ts';
import { BUSINESS_COLLECTIONS, SITE_STATE_ID } from '#domain/content/collections.ts';
import { siteStateSchema, type SiteState } from '#domain/publishing/site-state.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { fetchDocuments } from '../fetch-documents.ts';

/** Milliseconds between two looks while a build is at work, and while nothing happens. */
const BUSY = 1000;
const IDLE = 15_000;

/** What the site is doing, and the build that it does it with. */
export interface SiteNow {
  /** The site; null before it was ever built. */
  readonly site: SiteState | null;
  /** The build that was begun last; null when there is none. */
  readonly build: BuildRecord | null;
}

/** Whether a build is wanted or at work. */
export function isBusy({ site }: SiteNow): boolean {
  return site !== null && (site.lease !== null || site.requestedRevision > site.begunRevision);
}

/** What the site is doing, looked at again and again while the screen is open: the database tells it without a function. */
export function useSite(): UseQueryResult<SiteNow> {
  return useQuery({
    queryKey: ['site-now'],
    queryFn: readSiteNow,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isBusy(data) ? BUSY : IDLE),
  });
}

async function readSiteNow(): Promise<SiteNow> {
  const path = `${BUSINESS_COLLECTIONS.system}/${SITE_STATE_ID}`;
  const stored = (await fetchDocuments(() => [path])).get(path);
  const site = stored === undefined ? null : siteStateSchema.parse(stored);
  const buildId = site?.buildId ?? null;
  return { site, build: buildId === null ? null : await readBuild(buildId) };
}

/** A build; null when it is not there. */
async function readBuild(id: string): Promise<BuildRecord | null> {
  const path = `${BUSINESS_COLLECTIONS.builds}/${id}`;
  const found = (await fetchDocuments(() => [path])).get(path);
  return found === undefined ? null : buildRecordSchema.parse(found);
}
