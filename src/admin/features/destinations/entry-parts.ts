import type { EntryPart } from '#admin/components/form/record-entry.ts';
import { DESTINATION_ICONS } from './destination-icons.ts';
import { DESTINATIONS_WORDS } from './text.ts';

const { parts: words, entries, noIcon } = DESTINATIONS_WORDS;

const icon: EntryPart = {
  name: 'icon',
  label: words.icon,
  type: 'choice',
  options: [{ id: '', label: noIcon }, ...DESTINATION_ICONS.map((name) => ({ id: name, label: name }))],
};
const description: EntryPart = { name: 'description', label: words.description, type: 'area' };

/** Parts of a sight. */
export const ATTRACTION_PARTS: readonly EntryPart[] = [
  { name: 'name', label: words.name, type: 'line' },
  icon,
  description,
];

/** Parts of a category of activities. */
export const ACTIVITY_PARTS: readonly EntryPart[] = [
  { name: 'category', label: words.category, type: 'line' },
  icon,
  { name: 'activities', label: words.activities, type: 'lines', entry: entries.activities },
];

/** Parts of a dish. */
export const DISH_PARTS: readonly EntryPart[] = [{ name: 'name', label: words.name, type: 'line' }, description];

/** Parts of a season. */
export const SEASON_PARTS: readonly EntryPart[] = [{ name: 'season', label: words.season, type: 'line' }, description];
