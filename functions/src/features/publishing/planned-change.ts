import type { ContentKind } from '#domain/content/kinds.ts';
import type { ChangeKind, PublishedChange } from '#domain/publishing/publication.ts';

/** A planned change of one published copy. */
export interface PlannedChange {
  readonly kind: ContentKind;
  readonly id: string;
  readonly title: string;
  /** The current published copy; null when there is none. */
  readonly before: { readonly rev: number } | null;
  /** The new published copy; null when it is removed. */
  readonly after: { readonly rev: number } | null;
}

/** The change as the record of a publication stores it. */
export function toPublishedChange({ kind, id, title, before, after }: PlannedChange): PublishedChange {
  return { kind, id, rev: after?.rev ?? 0, change: changeKind(before, after), title };
}

export function changeKind(before: object | null, after: object | null): ChangeKind {
  if (after === null) return 'removed';
  return before === null ? 'new' : 'changed';
}
