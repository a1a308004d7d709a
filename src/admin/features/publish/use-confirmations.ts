import type { BuildRecord } from '#domain/publishing/build-record.ts';
import { useEffect, useState } from 'react';

/** Result of checking a URL: the release's content, other content, or removed as expected. */
type Confirmation = 'live' | 'differs' | 'gone';

/** Maximum number of URLs checked in one report, and at once: a screen does not request a whole site. */
const CHECKED_MAX = 200;
const AT_ONCE = 6;

export interface ReportLine {
  readonly path: string;
  /** SHA-256 of its content; null for a removed URL. */
  readonly sha256: string | null;
}

/** The URLs of a report that are checked: pages before data files. */
export function reportLines(build: BuildRecord): ReportLine[] {
  if (build.result === null) return [];
  const written = build.result.written.map(({ path, sha256 }) => ({ path, sha256 }));
  const removed = build.result.removed.map((path) => ({ path, sha256: null }));
  const isFile = ({ path }: ReportLine): number => Number(/\.\w+$/.test(path));
  return [...removed, ...written].toSorted((one, other) => isFile(one) - isFile(other)).slice(0, CHECKED_MAX);
}

/** The results by URL; URLs that are still being checked are missing. */
export function useConfirmations(build: BuildRecord): ReadonlyMap<string, Confirmation> {
  const [found, setFound] = useState<ReadonlyMap<string, Confirmation>>(new Map());
  const { id, result } = build;
  useEffect(() => {
    const stopped = new AbortController();
    const waiting = reportLines(build).values();
    const checkNext = async (): Promise<void> => {
      for (const { path, sha256 } of waiting) {
        const confirmation = await (sha256 === null ? confirmRemoved(path) : confirmWritten(path, sha256)).catch(
          // Offline, nothing is confirmed.
          (): Confirmation => 'differs',
        );
        if (stopped.signal.aborted) return;
        setFound((before) => new Map(before).set(path, confirmation));
      }
    };
    setFound(new Map());
    for (let worker = 0; worker < AT_ONCE; worker += 1) void checkNext();
    return () => stopped.abort();
    // An ended build does not change, although its record is read again now and then.
  }, [id, result === null]);
  return found;
}

/** Requests a URL and compares its SHA-256 with that of the release. */
async function confirmWritten(path: string, sha256: string): Promise<Confirmation> {
  const response = await fetch(path, { cache: 'no-store', credentials: 'omit' });
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === sha256 ? 'live' : 'differs';
}

/** Requests a URL that has to be gone. */
async function confirmRemoved(path: string): Promise<Confirmation> {
  const response = await fetch(path, { cache: 'no-store', credentials: 'omit' });
  await response.body?.cancel();
  return response.status === 404 ? 'gone' : 'differs';
}
