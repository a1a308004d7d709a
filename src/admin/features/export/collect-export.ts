import { exportApi } from '#domain/api/export.ts';
import { EXPORTED_COLLECTIONS } from '#domain/export/exported-collections.ts';
import { callAsStaff } from '#admin/lib/call-staff-api.ts';

/** Who listens to an export, and how it is ended. */
export interface Listening {
  /** Hears how many rows or documents have come. */
  readonly progress: (count: number) => void;
  /** Ends it between two pages. */
  readonly signal: AbortSignal;
}

/** A page of rows, whatever they are about. */
interface RowPage {
  readonly csv: string;
  readonly count: number;
  readonly next: string | null;
}

type Query = Readonly<Record<string, string>>;

/** The properties as a CSV file. */
export function collectProperties(listening: Listening): Promise<Blob> {
  return collectRows((query) => callAsStaff(exportApi, 'GET /api/admin/exports/properties', { query }), {}, listening);
}

/** The enquiries of a period as a CSV file. */
export function collectEnquiries(period: { from: string; to: string }, listening: Listening): Promise<Blob> {
  const read = (query: Query): Promise<RowPage> =>
    callAsStaff(exportApi, 'GET /api/admin/exports/enquiries', { query });
  return collectRows(read, period, listening);
}

/** The subscribers as a CSV file. */
export function collectSubscribers(listening: Listening): Promise<Blob> {
  return collectRows((query) => callAsStaff(exportApi, 'GET /api/admin/exports/subscribers', { query }), {}, listening);
}

/** All documents of the house as one JSON file: `{ "exportedAt": …, "documents": { path: fields } }`. */
export async function collectEverything({ progress, signal }: Listening): Promise<Blob> {
  let file = new Blob([`{"exportedAt":${JSON.stringify(new Date().toISOString())},"documents":{`]);
  let count = 0;
  for (const collection of EXPORTED_COLLECTIONS) {
    let after: string | null = '';
    while (after !== null) {
      signal.throwIfAborted();
      const query: Query = { collection, ...startingAfter(after) };
      const page = await callAsStaff(exportApi, 'GET /api/admin/exports/documents', { query });
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

/** Puts pages one after the other; a browser keeps large files out of its memory. */
async function collectRows(
  read: (query: Query) => Promise<RowPage>,
  query: Query,
  { progress, signal }: Listening,
): Promise<Blob> {
  let file = new Blob();
  let count = 0;
  let after: string | null = '';
  while (after !== null) {
    signal.throwIfAborted();
    const page: RowPage = await read({ ...query, ...startingAfter(after) });
    file = new Blob([file, page.csv]);
    count += page.count;
    progress(count);
    after = page.next;
  }
  return new Blob([file], { type: 'text/csv' });
}

function startingAfter(after: string): Query {
  return after === '' ? {} : { after };
}
