import type { ContentChange } from '#platform/content/content-change.ts';
import type { KindOfContent } from '#platform/content/content-kinds.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';

/** What the engine needs to know of a kind of content; `Fields` are what editors write of it. */
export interface ContentDefinition<Fields extends object, Document extends { rev: number }> {
  /** The kind. */
  readonly of: KindOfContent<Document>;
  /** Gives the fields of a saved document that are the house's, such as its id; throws on what cannot be. */
  readonly complete: (step: ContentTransaction, fields: Fields, current: Document) => Promise<object>;
  /** Changes of other documents that a change brings with it; throws when they forbid it. Nothing when left out. */
  readonly follow?: (step: ContentTransaction, before: Document, after: Document | null) => Promise<ContentChange[]>;
}

/** A kind to which editors may add. */
export interface GrowingDefinition<
  Fields extends object,
  Document extends { id: string; rev: number },
> extends ContentDefinition<Fields, Document> {
  /** Gives the fields of a new document that are the house's; throws on what cannot be. */
  readonly begin: (step: ContentTransaction, fields: Fields) => Promise<object>;
}
