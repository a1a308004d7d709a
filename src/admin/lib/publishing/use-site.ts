import { buildRecordSchema, type BuildRecord } from '#domain/publishing/build-record.ts';
import { BUSINESS_COLLECTIONS, SITE_STATE_ID } from '#domain/content/collections.ts';
import { siteStateSchema, type SiteState } from '#domain/publishing/site-state.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { readDocument } from '../fetch-documents.ts';

/** Milliseconds between two requests while a build is running, and while none is. */
const BUSY = 1000;
const IDLE = 15_000;

/** State of the site and of its build. */
export interface SiteNow {
  /** Null before the first build. */
  readonly site: SiteState | null;
  /** The build that started last; null for none. */
  readonly build: BuildRecord | null;
}

/** Whether a build is requested or running. */
export function isBusy({ site }: SiteNow): boolean {
  return site !== null && (site.lease !== null || site.requestedRevision > site.begunRevision);
}

/** State of the site, polled while the screen is open. It is read from the database, without a function call. */
export function useSite(): UseQueryResult<SiteNow> {
  return useQuery({
    queryKey: ['site-now'],
    queryFn: readSiteNow,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isBusy(data) ? BUSY : IDLE),
  });
}

async function readSiteNow(): Promise<SiteNow> {
  const { builds, system } = BUSINESS_COLLECTIONS;
  const site = await readDocument(`${system}/${SITE_STATE_ID}`, siteStateSchema);
  const buildId = site?.buildId ?? null;
  return { site, build: buildId === null ? null : await readDocument(`${builds}/${buildId}`, buildRecordSchema) };
}
