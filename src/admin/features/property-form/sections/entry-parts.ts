import { BATHS, BATH_NAMES, BED_FACTS, BED_SIZES } from '#domain/property/bedrooms/bed-sizes.ts';
import { floorName } from '#domain/property/bedrooms/text.ts';
import { compassName } from '#domain/property/outdoors/compass.ts';
import { DISTANCE_KINDS, DISTANCE_LABELS } from '#domain/property/distances/distance-kinds.ts';
import { DISTANCE_BOUNDS } from '#domain/property/distances/limits.ts';
import { MEDIA_LINK_KINDS, MEDIA_LINK_LABELS } from '#domain/property/media/media-kinds.ts';
import type { EntryPart } from '#admin/components/form/record-entry.ts';
import { PROPERTY_TEXT } from '../text.ts';

const { bedrooms, outdoors, distances, media, reviews, venue } = PROPERTY_TEXT;

/** Ground floor first, because most houses have no other; then up, then down. */
const FLOORS = [...Array.from({ length: 31 }, (_, floor) => floor), -1, -2, -3];

export const BEDROOM_PARTS: readonly EntryPart[] = [
  { name: 'name', label: bedrooms.parts.name, type: 'line', hint: bedrooms.parts.nameHint },
  {
    name: 'floor',
    label: bedrooms.parts.floor,
    type: 'choice',
    options: FLOORS.map((id) => ({ id, label: floorName(id) })),
  },
  {
    name: 'beds',
    label: bedrooms.parts.beds,
    type: 'counts',
    options: BED_SIZES.map((id) => ({ id, label: BED_FACTS[id].name })),
  },
  {
    name: 'bath',
    label: bedrooms.parts.bath,
    type: 'choice',
    options: [{ id: null, label: bedrooms.unknown }, ...BATHS.map((id) => ({ id, label: BATH_NAMES[id] }))],
  },
  { name: 'isStepFree', label: bedrooms.parts.stepFree, type: 'check' },
];

/** Directions to choose from: sixteen points of the compass are exact enough for the sun on a terrace. */
const DIRECTIONS = Array.from({ length: 16 }, (_, point) => Math.round(point * 22.5)).map((id) => ({
  id,
  label: `${compassName(id)} (${id}°)`,
}));

export const OUTDOOR_PARTS: readonly EntryPart[] = [
  { name: 'name', label: outdoors.parts.name, type: 'line', hint: outdoors.parts.nameHint },
  {
    name: 'bearing',
    label: outdoors.parts.bearing,
    type: 'choice',
    options: [{ id: null, label: outdoors.parts.open }, ...DIRECTIONS],
  },
  {
    name: 'obstructions',
    label: outdoors.parts.obstructions,
    type: 'records',
    entry: outdoors.obstruction,
    parts: [
      { name: 'from', label: outdoors.parts.from, type: 'number', min: 0, max: 359 },
      { name: 'to', label: outdoors.parts.to, type: 'number', min: 0, max: 359 },
      { name: 'height', label: outdoors.parts.height, type: 'number', min: 1, max: 90 },
    ],
  },
];

export const DISTANCE_PARTS: readonly EntryPart[] = [
  {
    name: 'kind',
    label: distances.parts.kind,
    type: 'choice',
    options: DISTANCE_KINDS.map((id) => ({ id, label: DISTANCE_LABELS[id] })),
  },
  { name: 'name', label: distances.parts.name, type: 'line' },
  { name: 'kilometres', label: distances.parts.kilometres, type: 'number', ...DISTANCE_BOUNDS.kilometres, step: 0.1 },
  { name: 'minutes', label: distances.parts.minutes, type: 'number', ...DISTANCE_BOUNDS.minutes },
];

export const MEDIA_LINK_PARTS: readonly EntryPart[] = [
  {
    name: 'kind',
    label: media.parts.kind,
    type: 'choice',
    options: MEDIA_LINK_KINDS.map((id) => ({ id, label: MEDIA_LINK_LABELS[id] })),
  },
  { name: 'name', label: media.parts.name, type: 'line', hint: media.parts.nameHint },
  { name: 'url', label: media.parts.url, type: 'line', hint: 'https://' },
];

export const SPACE_PARTS: readonly EntryPart[] = [
  { name: 'name', label: venue.parts.name, type: 'line' },
  { name: 'isOutdoors', label: venue.parts.outdoors, type: 'check' },
  { name: 'seated', label: venue.parts.seated, type: 'number', min: 1, max: 10_000 },
  { name: 'standing', label: venue.parts.standing, type: 'number', min: 1, max: 10_000 },
  { name: 'area', label: venue.parts.area, type: 'number', min: 1, max: 1_000_000 },
];

export const REVIEW_PARTS: readonly EntryPart[] = [
  { name: 'author', label: reviews.parts.author, type: 'line', hint: reviews.parts.authorHint },
  { name: 'date', label: reviews.parts.date, type: 'day' },
  { name: 'text', label: reviews.parts.text, type: 'area', rows: 4 },
  { name: 'rating', label: reviews.parts.rating, type: 'number', min: 1, max: 5 },
  { name: 'source', label: reviews.parts.source, type: 'line', hint: reviews.parts.sourceHint },
  { name: 'url', label: reviews.parts.url, type: 'line', hint: 'https://', isNullable: true },
];
