import { useEffect, useSyncExternalStore } from 'react';
import type { CatalogueRow } from '#domain/search/index/catalogue.ts';
import { afterPaint } from '#lib/after-paint.ts';
import type { CardDetails } from './card-details.ts';

/** Fetches what the shown cards need and renders again when it comes; gives a number that grows with what is known. */
export function useCardDetails(details: CardDetails, rows: readonly CatalogueRow[]): number {
  const version = useSyncExternalStore(details.subscribe, details.version, details.version);
  // Two dozen cards may be of as many slices, and React runs effects of a keystroke before its frame.
  useEffect(() => afterPaint(() => details.want(rows)), [details, rows]);
  return version;
}
