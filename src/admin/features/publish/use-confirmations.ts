import type { BuildRecord } from '#domain/publishing/build-record.ts';
import { useEffect, useState } from 'react';

/**
 * Result of checking a URL: the release's content, other content, no response, such as offline, or not part of the release
 * any more. The last is not requested: each such request would be a failure in the browser's log.
 */
type Confirmation = 'live' | 'differs' | 'unknown' | 'gone';

/** Maximum number of URLs checked in one report, and at once: a screen does not request a whole site. */
const CHECKED_MAX = 200;
const AT_ONCE = 6;

/** Milliseconds before each check of what is not confirmed yet: parts of the CDN may serve the release before for a while. */
const PAUSES = [0, 5_000, 15_000, 60_000] as const;

/** The page for unknown URLs. It is always served with status 404, which would be a failure in the browser's log too. */
const NOT_FOUND_PAGE = '/404';

export interface ReportLine {
  readonly path: string;
  /** SHA-256 of its content; null for a removed URL. */
  readonly sha256: string | null;
}

/** The URLs of a report that are checked: pages before data files. */
export function reportLines(build: BuildRecord): ReportLine[] {
  if (build.result === null) return [];
  const checked = build.result.written.filter(({ path }) => path !== NOT_FOUND_PAGE);
  const written = checked.map(({ path, sha256 }) => ({ path, sha256 }));
  const removed = build.result.removed.map((path) => ({ path, sha256: null }));
  const isFile = ({ path }: ReportLine): number => Number(/\.\w+$/.test(path));
  return [...removed, ...written].toSorted((one, other) => isFile(one) - isFile(other)).slice(0, CHECKED_MAX);
}

/**
 * The results by URL; URLs that are still being checked are missing. Only the pages of the live release are requested: those
 * of an earlier one may have been removed since.
 */
export function useConfirmations(build: BuildRecord, isLive: boolean): ReadonlyMap<string, Confirmation> {
  const [found, setFound] = useState<ReadonlyMap<string, Confirmation>>(new Map());
  const { id, result } = build;
  useEffect(() => {
    const stopped = new AbortController();
    const lines = reportLines(build);
    setFound(new Map(lines.flatMap(({ path, sha256 }) => (sha256 === null ? [[path, 'gone']] : []))));
    const show = (path: string, confirmation: Confirmation): void =>
      setFound((before) => new Map(before).set(path, confirmation));
    if (isLive) void confirmLines(lines, show, stopped.signal);
    return () => stopped.abort();
    // An ended build does not change, although its record is read again now and then.
  }, [id, result === null, isLive]);
  return found;
}

/** Checks the written URLs of a report and reports each result; those that are not live are checked again. */
export async function confirmLines(
  lines: readonly ReportLine[],
  report: (path: string, confirmation: Confirmation) => void,
  signal: AbortSignal,
  pauses: readonly number[] = PAUSES,
): Promise<void> {
  let open = lines;
  for (const pause of pauses) {
    if (open.length === 0) return;
    await new Promise((resume) => setTimeout(resume, pause));
    const waiting = open.values();
    const others: ReportLine[] = [];
    const checkNext = async (): Promise<void> => {
      for (const line of waiting) {
        if (line.sha256 === null) continue;
        const confirmation = await confirmWritten(line.path, line.sha256, signal);
        if (signal.aborted) return;
        report(line.path, confirmation);
        if (confirmation !== 'live') others.push(line);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
    if (signal.aborted) return;
    open = others;
  }
}

/** Requests a URL and compares its SHA-256 with that of the release. */
export async function confirmWritten(path: string, sha256: string, signal: AbortSignal): Promise<Confirmation> {
  try {
    const response = await fetch(path, { cache: 'no-store', credentials: 'omit', signal });
    const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
    const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return found === sha256 ? 'live' : 'differs';
  } catch {
    return 'unknown';
  }
}
