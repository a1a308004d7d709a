import { useEffect, useSyncExternalStore } from 'react';
import type { CatalogueRow } from '#domain/search/index/catalogue.ts';
import { afterPaint } from '#lib/after-paint.ts';
import type { CardDetails } from './card-details.ts';

/**
 * Fetches what the shown cards need and renders again when it is loaded; returns a version that grows with each slice.
 */
export function useCardDetails(details: CardDetails, rows: readonly CatalogueRow[]): number {
  const version = useSyncExternalStore(details.subscribe, details.version, details.version);
  // Two dozen cards may need as many slices, and React runs effects of a keystroke before its frame.
  useEffect(() => afterPaint(() => details.want(rows)), [details, rows]);
  return version;
}
