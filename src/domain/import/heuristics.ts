import { SHORT_TEXT } from '#domain/core/limits.ts';
import { COUNT_MAX } from '#domain/property/limits.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { foldWords } from '#domain/text/fold-text.ts';

// The import heuristics of the admin specification, section 5.

/** 'Default capacity 4'. */
export const IMPORT_DEFAULT_CAPACITY = 4;

/** 'Tags from words in the title (villa, apartment, house, estate, retreat, lodge, penthouse, loft)', in this order. */
export const IMPORT_TAGS = ['villa', 'apartment', 'house', 'estate', 'retreat', 'lodge', 'penthouse', 'loft'] as const;

export interface ImportedRooms {
  people: number;
  bedrooms: number;
  bathrooms: number;
  rooms: number;
}

/** Whether a row is imported: "when its status is 'activated'; 'deactivated' is not"; other words may surround it. */
export function isImportable(status: string): boolean {
  const words = foldWords(status);
  return words.includes(' activated ') && !words.includes(' not activated ');
}

/** Whether a text says one number of guests: 'up to 8', but neither '-4', '1e9', '6 or 8' nor 'many'. */
export function isCapacity(text: string): boolean {
  return /^\D*0*[1-9]\d*\D*$/.test(text) && !/[-+\u2212\u2013]\s*\d/.test(text);
}

/** Guests: the first number in the text; 4 when there is none. */
export function importedCapacity(text: string): number {
  const digits = /\d+/.exec(text)?.[0];
  const guests = digits === undefined ? 0 : Math.min(Number(digits), COUNT_MAX);
  return guests === 0 ? IMPORT_DEFAULT_CAPACITY : guests;
}

/** '1 for up to 2 guests, 2 for up to 4, 3 for up to 6, 4 for up to 8, capacity/2.5 rounded up for up to 12, otherwise capacity/3 rounded up'. */
export function importedBedrooms(guests: number): number {
  if (guests <= 8) return Math.max(1, Math.ceil(guests / 2));
  return Math.ceil(guests <= 12 ? guests / 2.5 : guests / 3);
}

/** 'Equal to guest count for up to 2 bedrooms, bedrooms minus 1 for up to 4, otherwise 75% of bedrooms rounded up'. */
export function importedBathrooms(guests: number, bedrooms: number): number {
  if (bedrooms <= 2) return guests;
  return bedrooms <= 4 ? bedrooms - 1 : Math.ceil(bedrooms * 0.75);
}

/** The numbers that follow from the guest capacity; 'rooms = bedrooms + 2'. */
export function importedRooms(maxGuestCapacity: string): ImportedRooms {
  const people = importedCapacity(maxGuestCapacity);
  const bedrooms = importedBedrooms(people);
  return { people, bedrooms, bathrooms: importedBathrooms(people, bedrooms), rooms: bedrooms + 2 };
}

/** The label of an imported property: the first of IMPORT_TAGS that is a word of its title, capitalised; '' when none is. */
export function importedTag(title: string): string {
  const words = foldWords(title);
  const tag = IMPORT_TAGS.find((candidate) => words.includes(` ${candidate} `));
  return tag === undefined ? '' : tag.charAt(0).toUpperCase() + tag.slice(1);
}

/** The location that visitors read: the town before the area; each once. */
export function importedPlace(town: string, area: string): string {
  if (town === '' || town.toLowerCase() === area.toLowerCase()) return area;
  return area === '' ? town : cutText(`${town}, ${area}`, SHORT_TEXT);
}
