import type { SentRow } from '#domain/api/import.ts';
import type { ImportMapping } from '#domain/import/mapping.ts';
import type { PlanLine } from './plan-lines.ts';
import type { SheetFacts } from './read-sheet.ts';
import type { KeptRow } from './sort-rows.ts';

/** A sheet that was looked through, and how it is to be read. */
export interface OpenSheet {
  /** The file. */
  readonly file: File;
  /** What it is. */
  readonly facts: SheetFacts;
  /** Which column is what. */
  readonly mapping: ImportMapping;
  /** Seed of the sample data; null invents nothing. */
  readonly sampleSeed: string | null;
}

/** A sheet whose dry run is done. */
export interface CheckedSheet extends OpenSheet {
  /** The rows to be imported. */
  readonly sent: readonly SentRow[];
  /** Those that are not. */
  readonly kept: readonly KeptRow[];
  /** What would be done with each. */
  readonly lines: readonly PlanLine[];
}

/** How far something has come. */
export interface Headway {
  /** Rows that were answered. */
  readonly done: number;
  /** Rows in all. */
  readonly total: number;
}

/** Where an import stands; `failure` is what the screen says in red, '' when it says nothing. */
export type ImportState =
  | { readonly step: 'choose'; readonly failure: string }
  | { readonly step: 'looking'; readonly name: string }
  | { readonly step: 'map'; readonly sheet: OpenSheet; readonly failure: string }
  | { readonly step: 'checking'; readonly sheet: OpenSheet; readonly headway: Headway }
  | { readonly step: 'checked'; readonly sheet: CheckedSheet; readonly failure: string }
  | { readonly step: 'importing'; readonly sheet: CheckedSheet; readonly headway: Headway }
  | {
      readonly step: 'done';
      readonly imported: number;
      readonly isCancelled: boolean;
      readonly lines: readonly PlanLine[];
    };
