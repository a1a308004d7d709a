import { foldWords } from '#domain/text/fold-text.ts';

/**
 * Suggests a property for a slug that has no page: the visitor specification (section 7) matches 'where title matches
 * case-insensitively %{slug with hyphens as spaces}%'; the decisions suggest it when the slug 'is part of one title';
 * null when it is part of none or of several.
 */
export function findPropertyBySlugPart<P extends { title: string }>(slug: string, catalogue: readonly P[]): P | null {
  const part = foldWords(slug).trim();
  if (part === '') return null;
  let found: P | null = null;
  for (const property of catalogue) {
    if (!foldWords(property.title).includes(part)) continue;
    if (found !== null) return null;
    found = property;
  }
  return found;
}
