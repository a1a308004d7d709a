import type { SentRow } from '#domain/api/import.ts';
import type { ImportField } from '#domain/import/columns.ts';
import type { ImportMapping } from '#domain/import/mapping.ts';
import type { PlanLine } from './plan-lines.ts';
import type { SheetFacts } from './read-sheet.ts';
import type { KeptRow } from './sort-rows.ts';

/** How an editor chose to read a sheet. */
export interface SheetChoices {
  readonly mapping: ImportMapping;
  /** Columns of which an empty cell clears the field. */
  readonly clears: readonly ImportField[];
  /** Seed of the sample data; null for none. */
  readonly sampleSeed: string | null;
}

/** A sheet that was inspected, and the choices for reading it. */
export interface OpenSheet extends SheetChoices {
  readonly file: File;
  readonly facts: SheetFacts;
}

/** A sheet whose dry run is done. */
export interface CheckedSheet extends OpenSheet {
  /** Rows to import. */
  readonly sent: readonly SentRow[];
  /** Rows that are rejected or left out. */
  readonly kept: readonly KeptRow[];
  /** Result of the dry run for each row. */
  readonly lines: readonly PlanLine[];
}

/** Progress of a dry run or an import. */
export interface Progress {
  /** Rows with a result. */
  readonly done: number;
  readonly total: number;
  /** Whether it waits for a connection. */
  readonly isOffline: boolean;
}

/** The step of an import; `failure` is the error on the screen, '' for none. */
export type ImportState =
  | { readonly step: 'choose'; readonly failure: string }
  | { readonly step: 'inspecting'; readonly name: string }
  | { readonly step: 'map'; readonly sheet: OpenSheet; readonly failure: string }
  | { readonly step: 'checking'; readonly sheet: OpenSheet; readonly progress: Progress }
  | { readonly step: 'checked'; readonly sheet: CheckedSheet; readonly failure: string }
  | { readonly step: 'importing'; readonly sheet: CheckedSheet; readonly progress: Progress }
  | {
      readonly step: 'done';
      readonly imported: number;
      readonly isCancelled: boolean;
      /** Why it stopped half-way. */
      readonly failure: string;
      readonly lines: readonly PlanLine[];
    };
