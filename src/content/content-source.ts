import type * as z from 'zod';

/** One parsed document. */
export interface ContentEntry<Data> {
  /** Id of the document. */
  id: string;
  /** Its fields. */
  data: Data;
}

/** Where the content of one collection comes from. */
export interface ContentSource<Schema extends z.ZodType<Record<string, unknown>>> {
  /** Name in the build's log. */
  name: string;
  /** What every document must be. */
  schema: Schema;
  /** Reads and parses all of it; throws InvalidDocumentError. */
  read: (projectId: string) => Promise<ContentEntry<z.output<Schema>>[]>;
}
