import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CatalogueRow } from '#domain/search/index/read-index.ts';
import { afterPaint } from '#lib/after-paint.ts';
import type { CardDetails, KnownSlices } from './card-details.ts';

/** Fetches what the shown cards need; returns what is known of them. */
export function useCardDetails({ $known, want }: CardDetails, rows: readonly CatalogueRow[]): KnownSlices {
  const known = useStore($known);
  // Two dozen cards may need as many slices, and React runs effects of a keystroke before its frame.
  useEffect(() => afterPaint(() => want(rows)), [want, rows]);
  return known;
}
