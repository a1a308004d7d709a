import { COUNT_MAX } from '#domain/property/limits.ts';
import type { Amenity } from '#domain/property/amenities/amenity.ts';
import { AMENITY_CATALOGUE, AMENITY_CATEGORIES, type AmenityCategory } from '#domain/property/amenities/catalogue.ts';
import { AMENITY_ICONS } from '#domain/property/amenities/icons.ts';
import { MEDIUM_TEXT, SHORT_TEXT } from '#domain/core/limits.ts';
import type { Picture } from '#domain/media/picture.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { propertyInputOf, type PropertyInput } from '#domain/property/input.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { SUBMISSION_AMENITIES, type SUBMISSION_RENTAL_TYPES } from './options.ts';
import type { Submission } from './submission.ts';

const TYPES: Record<(typeof SUBMISSION_RENTAL_TYPES)[number], PropertyType> = {
  'Vacation Rental': 'rental',
  'Long-Term Rental': 'long_term_rental',
  'Real Estate Sale': 'real_estate',
  'Event Venue': 'event',
  'Retreat Space': 'retreat',
  'Production Location': 'production',
};

/** Names in the catalogue of those options that have another name there. */
const CATALOGUE_NAMES: Readonly<Record<string, string>> = {
  pool: 'Pool',
  gym: 'Gym',
  spa: 'Spa',
  aircon: 'Air Conditioning',
};

/** Categories of options that the catalogue does not have. */
const OTHER_GROUPS: Readonly<Record<string, AmenityCategory>> = { cinema: 'entertainment' };

const ICONS = new Map(Object.entries(AMENITY_ICONS));

/** Guests per bedroom. */
const GUESTS_PER_BEDROOM = 2;

/**
 * Makes the draft of a property from a submission: its fields and pictures, the first as the hero. It contains nothing
 * about the owner, because properties are kept forever; editors find the owner in the inbox.
 */
export function propertyFromSubmission(submission: Submission, pictures: readonly Picture[]): PropertyInput {
  const { propertyType, propertyLocation, bedrooms, bathrooms, description, priceExpectation, rentalType } = submission;
  const type = TYPES[rentalType];
  const size = squareMetresIn(submission.area);
  const isSale = type === 'real_estate';
  const [hero = null, ...gallery] = pictures;
  const identity = {
    ...{ id: crypto.randomUUID(), slug: 'draft', createdAt: new Date(0).toISOString() },
    title: cutText(`${propertyType} in ${propertyLocation}`, SHORT_TEXT).trim(),
    location: propertyLocation,
  };
  return propertyInputOf({
    ...newProperty(identity),
    ...{ type, bedrooms, bathrooms, rooms: bedrooms, hero, gallery },
    people: Math.min(bedrooms * GUESTS_PER_BEDROOM, COUNT_MAX),
    ...(isSale ? { salePrice: priceExpectation, houseSize: size } : { price: priceExpectation, area: size }),
    description: description.length <= MEDIUM_TEXT ? description : '',
    detailedDescription: description.length <= MEDIUM_TEXT ? '' : description,
    amenities: submission.amenities.flatMap(makeAmenity),
    ...{ rev: 1, archivedAt: null },
  });
}

function makeAmenity(id: string): Amenity[] {
  const chosen = SUBMISSION_AMENITIES.find((option) => option.id === id);
  if (chosen === undefined) return [];
  const name = CATALOGUE_NAMES[id] ?? chosen.label;
  const category = AMENITY_CATEGORIES.find((group) => AMENITY_CATALOGUE[group].some((known) => known === name));
  const group = category ?? OTHER_GROUPS[id] ?? 'essentials';
  return [{ category: group, name, icon: ICONS.get(name) ?? '' }];
}

/** A number with thousands separators of any kind; neither the '2' of 'T2' nor the '2' of 'm2'. */
const NUMBER = /(?<![\p{L}\d]|\d[.,])(?:\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,]\d+)?/u;

/** A number before square metres. */
const METRES = new RegExp(`${NUMBER.source}(?=\\s*(?:m²|m2|sq|metr|mq))`, 'iu');

/** An area in another unit: square feet, acres, or the hectares of the land. */
const OTHER_UNIT = new RegExp(
  `${NUMBER.source}\\s*(?:(?:sq(?:uare)?\\.?\\s*)?f(?:ee)?t|acre|hect|ha(?!\\p{L}))`,
  'giu',
);

/**
 * Reads a text as square metres: the number before them, or else the first one without another unit; null without a
 * plausible number.
 */
export function squareMetresIn(text: string): number | null {
  const inMetres = text.replaceAll(OTHER_UNIT, ' ');
  const [found] = METRES.exec(inMetres) ?? NUMBER.exec(inMetres) ?? [];
  const amount = Number(found?.replace(/[.,]\d{1,2}$/, '').replaceAll(/\D/g, ''));
  return amount >= 1 && amount <= 10_000_000 ? amount : null;
}
