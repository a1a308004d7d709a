import type { PropertySummary } from '#domain/property/summary.ts';
import { similarPropertiesFinder } from '#domain/property/similar.ts';
import { versionsOf, type PropertyChanges, type SummariesById } from './property-changes.ts';

/**
 * Ids of the properties whose own page a publish changes: the changed properties, and those whose page shows the card of
 * one of them, before or after the change.
 */
export function affectedProperties(changes: PropertyChanges): Set<string> {
  const { before, after, changed } = changes;
  const ids = new Set(changed.map(({ id }) => id));
  const affected = new Set([...ids].filter((id) => after.has(id)));
  // Only properties of one type are similar to each other.
  for (const type of new Set(changed.flatMap((change) => versionsOf(change).map((summary) => summary.type)))) {
    const [earlier, later] = [ofType(before, type), ofType(after, type)];
    const [similarBefore, similarAfter] = [similarPropertiesFinder(earlier), similarPropertiesFinder(later)];
    for (const summary of later) {
      if (affected.has(summary.id)) continue;
      const known = before.get(summary.id);
      const shown = [...(known === undefined ? [] : similarBefore(known)), ...similarAfter(summary)];
      if (shown.some(({ id }) => ids.has(id))) affected.add(summary.id);
    }
  }
  return affected;
}

function ofType(summaries: SummariesById, type: PropertySummary['type']): PropertySummary[] {
  return [...summaries.values()].filter((summary) => summary.type === type);
}
