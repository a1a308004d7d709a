import { exportApi } from '#domain/api/export.ts';
import type { CsvSeparator } from '#domain/export/csv-separator.ts';
import { EXPORTED_COLLECTIONS } from '#domain/export/exported-collections.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';

/** Options of a running export. */
export interface ExportOptions {
  /** Reports the number of rows or documents so far. */
  readonly progress: (count: number) => void;
  /** Reports rows of a page that are missing, because they could not be read. */
  readonly leaveOut: (count: number) => void;
  /** Aborts the export. */
  readonly signal: AbortSignal;
  /** What separates the columns of a CSV file. */
  readonly separator: CsvSeparator;
}

/** A page of rows of any export. */
interface RowPage {
  readonly csv: string;
  readonly count: number;
  readonly unreadable: number;
  readonly next: string | null;
}

type Query = Readonly<Record<string, string>>;

/** The properties as a CSV file. */
export function collectProperties(options: ExportOptions): Promise<Blob> {
  return collectRows((call) => callAsStaff(exportApi, 'GET /api/admin/exports/properties', call), {}, options);
}

/** The enquiries of a period as a CSV file. */
export function collectEnquiries(period: { from: string; to: string }, options: ExportOptions): Promise<Blob> {
  return collectRows((call) => callAsStaff(exportApi, 'GET /api/admin/exports/enquiries', call), period, options);
}

/** The subscribers as a CSV file. */
export function collectSubscribers(options: ExportOptions): Promise<Blob> {
  return collectRows((call) => callAsStaff(exportApi, 'GET /api/admin/exports/subscribers', call), {}, options);
}

/** All documents as one JSON file: `{ "exportedAt": …, "documents": { path: fields } }`. */
export async function collectEverything({ progress, signal }: ExportOptions): Promise<Blob> {
  let file = new Blob([`{"exportedAt":${JSON.stringify(new Date().toISOString())},"documents":{`]);
  let count = 0;
  for (const collection of EXPORTED_COLLECTIONS) {
    let after: string | null = '';
    while (after !== null) {
      signal.throwIfAborted();
      const query: Query = { collection, ...startingAfter(after) };
      const page = await callAsStaff(exportApi, 'GET /api/admin/exports/documents', { query, signal });
      const lines = Object.entries(page.documents).map(
        ([path, fields], index) =>
          `${count + index === 0 ? '' : ','}\n${JSON.stringify(path)}:${JSON.stringify(fields)}`,
      );
      file = new Blob([file, ...lines]);
      count += lines.length;
      progress(count);
      after = page.next;
    }
  }
  return new Blob([file, '\n}}\n'], { type: 'application/json' });
}

/** Concatenates pages as blobs, because browsers keep can blobs out of memory. */
async function collectRows(
  read: (call: { query: Query; signal: AbortSignal }) => Promise<RowPage>,
  query: Query,
  { progress, leaveOut, signal, separator }: ExportOptions,
): Promise<Blob> {
  let file = new Blob();
  let count = 0;
  let after: string | null = '';
  while (after !== null) {
    signal.throwIfAborted();
    const page: RowPage = await read({ query: { ...query, separator, ...startingAfter(after) }, signal });
    file = new Blob([file, page.csv]);
    count += page.count;
    progress(count);
    leaveOut(page.unreadable);
    after = page.next;
  }
  return new Blob([file], { type: 'text/csv' });
}

function startingAfter(after: string): Query {
  return after === '' ? {} : { after };
}
