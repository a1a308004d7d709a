import { createHash } from 'node:crypto';
import type { ContentEntry } from '#content/content-source.ts';
import type { SmallKind } from '#content/content-sources.ts';

/** All content but the properties, by kind. */
export type SmallContent = ReadonlyMap<SmallKind, readonly ContentEntry<Record<string, unknown>>[]>;

/** Kinds that appear only on pages that every build renders; all other kinds appear on every page. */
const ON_FIXED_PAGES = new Set<string>(['featured', 'services', 'teamMembers', 'departments', 'replyTime']);

/** A digest of each kind of content, with which the next build finds what changed. */
export function contentDigests(content: SmallContent): Record<string, string> {
  const digests = [...content].map(([kind, entries]): [string, string] => {
    const hash = createHash('sha256');
    for (const { id, data } of entries) hash.update(JSON.stringify([id, data]));
    return [kind, hash.digest('hex').slice(0, 16)];
  });
  return Object.fromEntries(digests);
}

/** The kinds of content that changed and appear on every page. */
export function changedOnEveryPage(before: Record<string, string>, after: Record<string, string>): string[] {
  const kinds = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...kinds].filter((kind) => before[kind] !== after[kind] && !ON_FIXED_PAGES.has(kind));
}
