export interface StoredContent {
  /** Revision of the working copy; a change based on an older one is rejected. */
  readonly rev: number;
}

/** One kind of content as its screen uses it: how to read it, and the calls that change it. */
export interface ContentResource<Item extends StoredContent> {
  readonly kind: string;
  readonly idOf: (item: Item) => string;
  readonly list: () => Promise<readonly Item[]>;
  /** Stores a whole item based on the revision it carries; returns the stored item. */
  readonly store: (item: Item) => Promise<Item>;
  /** Deletes an item in the revision it carries. */
  readonly remove: (item: Item) => Promise<unknown>;
  /** Stores another order of all ids in one step; returns all items as stored. */
  readonly reorder: (ids: readonly string[]) => Promise<readonly Item[]>;
}
