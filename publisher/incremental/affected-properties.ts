import type { HouseInBrief } from '#domain/property/summary.ts';
import { similarPropertiesFinder } from '#domain/property/similar.ts';
import { sides, type HouseChanges, type Houses } from './property-changes.ts';

/**
 * Ids of the properties whose own page a publish changes: those that were published anew, and those whose page shows the
 * card of one of them, before or after.
 */
export function reachedProperties(changes: HouseChanges): Set<string> {
  const { before, after, changed } = changes;
  const ids = new Set(changed.map(({ id }) => id));
  const reached = new Set([...ids].filter((id) => after.has(id)));
  // Only houses of one type are similar to each other.
  for (const type of new Set(changed.flatMap((change) => sides(change).map((house) => house.type)))) {
    const [earlier, later] = [ofType(before, type), ofType(after, type)];
    const [similarBefore, similarAfter] = [similarPropertiesFinder(earlier), similarPropertiesFinder(later)];
    for (const house of later) {
      if (reached.has(house.id)) continue;
      const known = before.get(house.id);
      const shown = [...(known === undefined ? [] : similarBefore(known)), ...similarAfter(house)];
      if (shown.some(({ id }) => ids.has(id))) reached.add(house.id);
    }
  }
  return reached;
}

function ofType(houses: Houses, type: HouseInBrief['type']): HouseInBrief[] {
  return [...houses.values()].filter((house) => house.type === type);
}
