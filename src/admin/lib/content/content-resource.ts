export interface StoredContent {
  /** Revision of the working copy; an edit of an older one is a conflict. */
  readonly rev: number;
  /** Place in the list; only kinds with an order have one. */
  readonly orderIndex?: number;
}

/** One kind of content as its screen uses it: how to read it, and the calls that change it. */
export interface ContentResource<Item extends StoredContent> {
  /** Name of the kind; part of the query key. */
  readonly kind: string;
  readonly idOf: (item: Item) => string;
  /** Reads all, in order. */
  readonly list: () => Promise<readonly Item[]>;
  /** Saves a whole item from the revision it carries; returns the stored item. */
  readonly store: (item: Item) => Promise<Item>;
  /** Deletes an item at the revision it carries. */
  readonly remove: (item: Item) => Promise<unknown>;
  /** Saves another order of all ids in one request; returns all stored items. */
  readonly reorder: (ids: readonly string[]) => Promise<readonly Item[]>;
}
