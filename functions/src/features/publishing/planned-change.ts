import type { ContentKind } from '#domain/content/collections.ts';
import type { ChangeKind, PublishedChange } from '#domain/publishing/publication.ts';

/** What a step is about to do to one published copy. */
export interface PlannedChange {
  /** Kind of content. */
  readonly kind: ContentKind;
  /** Id. */
  readonly id: string;
  /** What editors call it. */
  readonly title: string;
  /** The published copy as it is; null when there is none. */
  readonly before: { readonly rev: number } | null;
  /** As it will be; null when it leaves. */
  readonly after: { readonly rev: number } | null;
}

/** What a plan says in the journal of publications. */
export function journalLine({ kind, id, title, before, after }: PlannedChange): PublishedChange {
  return { kind, id, rev: after?.rev ?? 0, change: changeKind(before, after), title };
}

/** What happens to a published copy. */
export function changeKind(before: object | null, after: object | null): ChangeKind {
  if (after === null) return 'removed';
  return before === null ? 'new' : 'changed';
}
