import type * as z from 'zod';

export interface ContentEntry<Data> {
  id: string;
  data: Data;
}

export interface ContentSource<Schema extends z.ZodType<Record<string, unknown>>> {
  /** Name in the build's log. */
  name: string;
  schema: Schema;
  /** Reads and parses every document; throws InvalidDocumentError. */
  read: (projectId: string) => Promise<ContentEntry<z.output<Schema>>[]>;
}
