import type { BuildRecord } from '#domain/publishing/build-record.ts';
import { useEffect, useState } from 'react';
import { confirmRemoved, confirmWritten, type Confirmation } from './confirm-live.ts';

/** Addresses looked at in one receipt, and at once: a whole site is not asked for from one screen. */
const LOOKED_AT = 200;
const AT_ONCE = 6;

/** An address of the receipt. */
export interface ReportLine {
  /** The address. */
  readonly path: string;
  /** Hash of its bytes; null for one that was taken away. */
  readonly sha256: string | null;
}

/** The addresses of a receipt that are looked at: pages before data files. */
export function reportLines(build: BuildRecord): ReportLine[] {
  if (build.result === null) return [];
  const written = build.result.written.map(({ path, sha256 }) => ({ path, sha256 }));
  const removed = build.result.removed.map((path) => ({ path, sha256: null }));
  const isFile = ({ path }: ReportLine): number => Number(/\.\w+$/.test(path));
  return [...removed, ...written].toSorted((one, other) => isFile(one) - isFile(other)).slice(0, LOOKED_AT);
}

/** What became of each address; those that are still asked for are missing. */
export function useConfirmations(build: BuildRecord): ReadonlyMap<string, Confirmation> {
  const [found, setFound] = useState<ReadonlyMap<string, Confirmation>>(new Map());
  const { id, result } = build;
  useEffect(() => {
    const stopped = new AbortController();
    const waiting = reportLines(build).values();
    const ask = async (): Promise<void> => {
      for (const { path, sha256 } of waiting) {
        const confirmation = await (sha256 === null ? confirmRemoved(path) : confirmWritten(path, sha256)).catch(
          // Without a connection nothing is confirmed.
          (): Confirmation => 'differs',
        );
        if (stopped.signal.aborted) return;
        setFound((before) => new Map(before).set(path, confirmation));
      }
    };
    setFound(new Map());
    for (let worker = 0; worker < AT_ONCE; worker += 1) void ask();
    return () => stopped.abort();
    // A build that has ended does not change; its record is read anew now and then.
  }, [id, result === null]);
  return found;
}
