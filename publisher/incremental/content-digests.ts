import { createHash } from 'node:crypto';
import type { ContentEntry } from '#content/content-source.ts';
import type { SmallKind } from '#content/content-sources.ts';

/** Content other than the properties, by its kind. */
export type SmallContent = ReadonlyMap<SmallKind, readonly ContentEntry<Record<string, unknown>>[]>;

/** Content that reaches only pages that every build renders anyway; all other small content stands on every page. */
const WITHIN_FIXED_PAGES = new Set<string>(['featured', 'services', 'teamMembers', 'departments', 'replyTime']);

/** Digests of each kind of content, by which the next build sees what changed. */
export function contentDigests(content: SmallContent): Record<string, string> {
  const digests = [...content].map(([kind, entries]): [string, string] => {
    const hash = createHash('sha256');
    for (const { id, data } of entries) hash.update(JSON.stringify([id, data]));
    return [kind, hash.digest('hex').slice(0, 16)];
  });
  return Object.fromEntries(digests);
}

/** The kinds of content that changed and stand on pages of every kind. */
export function changedEverywhere(before: Record<string, string>, after: Record<string, string>): string[] {
  const kinds = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...kinds].filter((kind) => before[kind] !== after[kind] && !WITHIN_FIXED_PAGES.has(kind));
}
