/** What every working copy of content has. */
export interface StoredContent {
  /** Revision of the working copy; an edit of an older one is refused. */
  readonly rev: number;
}

/** One kind of content as its screen works with it: where it is read, and the calls that change it. */
export interface ContentResource<Item extends StoredContent> {
  /** Name of the kind, under which what was read is kept. */
  readonly kind: string;
  /** Id of an item. */
  readonly idOf: (item: Item) => string;
  /** Reads all, in order. */
  readonly list: () => Promise<readonly Item[]>;
  /** Stores an item whole, from the revision it carries; answers with what is stored now. */
  readonly store: (item: Item) => Promise<Item>;
  /** Deletes an item in the revision it was seen in. */
  readonly remove: (item: Item) => Promise<unknown>;
  /** Stores another order of all ids in one step; answers with all as they are stored now. */
  readonly reorder: (ids: readonly string[]) => Promise<readonly Item[]>;
}
