import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentResource, StoredContent } from '#admin/lib/content/content-resource.ts';
import { useContent, useContentChanges, type ContentChanges } from '#admin/lib/content/use-content.ts';
import type { Attempts, FailureMessage } from '#admin/lib/use-attempt.ts';

/** What a screen says when a change of its list fails. */
interface ListFailures {
  readonly reorder: FailureMessage;
  /** Default 'Something went wrong'. */
  readonly change?: FailureMessage;
  readonly remove?: FailureMessage;
}

/** State of a list of content: its items, and which of them is being edited or deleted. */
export interface ContentListState<Item extends StoredContent> {
  readonly idOf: (item: Item) => string;
  readonly query: UseQueryResult<readonly Item[]>;
  readonly changes: ContentChanges<Item>;
  readonly attempt: Attempts['attempt'];
  readonly failures: ListFailures;
  /** Null while no form is open. */
  readonly editing: Item | 'new' | null;
  readonly edit: (item: Item | 'new' | null) => void;
  /** Null while nobody is asked. */
  readonly deleting: Item | null;
  readonly askToDelete: (item: Item | null) => void;
}

/** Reads a kind of content for a ContentList; `attempt` shows why a change failed. */
export function useContentList<Item extends StoredContent>(
  resource: ContentResource<Item>,
  attempt: Attempts['attempt'],
  failures: ListFailures,
): ContentListState<Item> {
  const query = useContent(resource);
  const changes = useContentChanges(resource);
  const [editing, edit] = useState<Item | 'new' | null>(null);
  const [deleting, askToDelete] = useState<Item | null>(null);
  return { idOf: resource.idOf, query, changes, attempt, failures, editing, edit, deleting, askToDelete };
}
