import type { EntryPart } from '#admin/components/form/record-entry.ts';
import { DESTINATION_ICONS } from './destination-icons.ts';
import { DESTINATIONS_TEXT } from './text.ts';

const { parts: text, entries, noIcon } = DESTINATIONS_TEXT;

const icon: EntryPart = {
  name: 'icon',
  label: text.icon,
  type: 'choice',
  options: [{ id: '', label: noIcon }, ...DESTINATION_ICONS.map((name) => ({ id: name, label: name }))],
};
const description: EntryPart = { name: 'description', label: text.description, type: 'area' };

export const ATTRACTION_PARTS: readonly EntryPart[] = [
  { name: 'name', label: text.name, type: 'line' },
  icon,
  description,
];

export const ACTIVITY_PARTS: readonly EntryPart[] = [
  { name: 'category', label: text.category, type: 'line' },
  icon,
  { name: 'activities', label: text.activities, type: 'lines', entry: entries.activities },
];

export const DISH_PARTS: readonly EntryPart[] = [{ name: 'name', label: text.name, type: 'line' }, description];

export const SEASON_PARTS: readonly EntryPart[] = [{ name: 'season', label: text.season, type: 'line' }, description];
