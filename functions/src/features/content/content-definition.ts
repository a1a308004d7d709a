import type { ContentChange } from '#platform/content/content-change.ts';
import type { KindOfContent } from '#platform/content/content-kinds.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';

/** How a kind of content is changed; `Fields` are what editors write of it. */
export interface ContentDefinition<Fields extends object, Document extends { rev: number }> {
  readonly of: KindOfContent<Document>;
  /** Returns the fields of a saved document that the server sets, such as its id; throws when the change is invalid. */
  readonly complete: (step: ContentTransaction, fields: Fields, current: Document) => Promise<object>;
  /** Returns the changes of other documents that follow from a change; throws when they prevent it. Default: none. */
  readonly follow?: (step: ContentTransaction, before: Document, after: Document | null) => Promise<ContentChange[]>;
}

/** A kind to which editors may add. */
export interface GrowingDefinition<
  Fields extends object,
  Document extends { id: string; rev: number },
> extends ContentDefinition<Fields, Document> {
  /** Returns the fields of a new document that the server sets; throws when it is invalid. */
  readonly begin: (step: ContentTransaction, fields: Fields) => Promise<{ readonly id: string }>;
}
