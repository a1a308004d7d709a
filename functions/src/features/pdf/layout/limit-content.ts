import { locateProperty, type PropertyPosition } from '#domain/places/locate-property.ts';
import { accessLines, type AccessLine } from '#domain/property/access/access-lines.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import type { PdfContent } from '../pdf-content.ts';
import { mapTexts } from './map-texts.ts';
import { shorten } from './shorten.ts';

/** Characters of a text of one line. */
const LINE = 90;

/** Characters of the narratives, and of lines that a crew needs whole. */
const NARRATIVES = {
  description: 420,
  detailedDescription: 2000,
  propertySectionContent: 1100,
  additionalContentText: 1100,
  quoteText: 240,
  vehicleTurning: 160,
  permits: 160,
} as const satisfies Partial<Record<keyof PublishedProperty, number>>;

/** Entries of the lists. */
const LISTS = {
  features: 12,
  bedroomList: 12,
  outdoorPlaces: 4,
  distances: 10,
  amenities: 32,
  includedServices: 10,
  addedCostServices: 10,
  spaces: 16,
} as const satisfies Partial<Record<keyof PublishedProperty, number>>;

/** Texts that lead somewhere, or are no words. */
const UNTOUCHED: readonly string[] = ['id', 'slug', 'createdAt', 'publishedAt', 'firstPublishedAt', 'placeholder'];

/** A content that fits, with what follows from the whole property. */
export interface LimitedContent extends PdfContent {
  /** Where it is; a place may be named after the part of its location that fits. */
  readonly point: PropertyPosition;
  /** The way to bed and shower, in which all bedrooms count. */
  readonly access: readonly AccessLine[];
}

/**
 * Leaves as much of a property as the pages of a PDF have room for; with less `room` than 1 less of its narratives and
 * lists, with 0 none.
 */
export function limitContent(content: PdfContent, room: number): LimitedContent {
  const property = mapTexts(content.property, (text, key) => {
    if (UNTOUCHED.includes(key)) return text;
    return shorten(text, key in NARRATIVES ? Math.floor(NARRATIVES[key as keyof typeof NARRATIVES] * room) : LINE);
  });
  const lists = Object.entries(LISTS).map(([key, most]) => [
    key,
    property[key as keyof typeof LISTS].slice(0, Math.ceil(most * room)),
  ]);
  return {
    ...content,
    property: { ...property, ...Object.fromEntries(lists) },
    point: locateProperty(content.property),
    access: accessLines(content.property),
  };
}
