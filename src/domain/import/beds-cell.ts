import { BATHS, BED_SIZES, type Bath, type BedSize } from '#domain/property/bedrooms/bed-sizes.ts';
import type { Bedroom } from '#domain/property/bedrooms/bedroom.ts';
import { BEDROOMS_MAX, BEDS_MAX, FLOOR_BOUNDS } from '#domain/property/bedrooms/limits.ts';
import { bedsOf } from '#domain/property/bedrooms/sleeping.ts';
import { floorName } from '#domain/property/bedrooms/text.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';

// No zod: the worker that reads a sheet uses the columns.

/** Most characters of a bedroom: its name with every mark doubled, and as many for all that it can have. */
const BEDROOM_LENGTH_MAX = 3 * SHORT_TEXT;

/** Most characters of the cell. */
export const BEDS_CELL_MAX = BEDROOMS_MAX * BEDROOM_LENGTH_MAX;

const NO_BEDS = 'no beds';
const STEP_FREE = 'step-free';

const BATH_WORDS: Readonly<Record<Bath, string>> = {
  'en-suite': 'en-suite',
  private: 'private bathroom',
  shared: 'shared bathroom',
};

/** The numbers of the floors by their names in lower case. */
const FLOORS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: FLOOR_BOUNDS.max - FLOOR_BOUNDS.min + 1 }, (_, index) => {
    const floor = FLOOR_BOUNDS.min + index;
    return [floorName(floor).toLowerCase(), floor];
  }),
);

/** A bedroom up to the next semicolon; one within quotation marks belongs to its name. */
const ROOM = /(?:^|;)\s*((?:"(?:[^"]|"")*"|[^";])[^";]*)(?=;|$)/gy;

/** Name, then floor and bathroom in brackets, then the beds. */
const PARTS = /^(.*)\(([^()]*)\):([^():]*)$/s;

/**
 * The bedrooms as a cell: 'Master bedroom (ground floor, en-suite): 1 king; Bunk room (first floor): 2 bunk, 1 cot'. A name with
 * a semicolon or a quotation mark stands within quotation marks.
 */
export function writeBeds(bedrooms: readonly Bedroom[]): string {
  return bedrooms.map(writeBedroom).join('; ');
}

function writeBedroom(room: Bedroom): string {
  const name = /[";]/.test(room.name) ? `"${room.name.replaceAll('"', '""')}"` : room.name;
  const bath = room.bath === null ? [] : [BATH_WORDS[room.bath]];
  const facts = [floorName(room.floor).toLowerCase(), ...bath, ...(room.isStepFree ? [STEP_FREE] : [])];
  const beds = bedsOf(room).map(({ size, count }) => `${count} ${size}`);
  return `${name} (${facts.join(', ')}): ${beds.join(', ') || NO_BEDS}`.trim();
}

/** The bedrooms of a cell, none of an empty one; null when it cannot be read. */
export function readBeds(text: string): Bedroom[] | null {
  if (text === '') return [];
  const rooms = [...text.matchAll(ROOM)];
  const length = rooms.reduce((sum, [whole]) => sum + whole.length, 0);
  if (length !== text.length || rooms.length > BEDROOMS_MAX) return null;
  const bedrooms = rooms.map(([, room = '']) => readBedroom(room.trim()));
  return bedrooms.every((room) => room !== null) ? bedrooms : null;
}

function readBedroom(text: string): Bedroom | null {
  const [, typed = '', facts = '', list = ''] = PARTS.exec(text) ?? [];
  const quoted = /^"(.*)"$/s.exec(typed.trim())?.[1];
  const name = (quoted?.replaceAll('""', '"') ?? typed).trim();
  const [floorWord = '', ...others] = facts.split(',').map((word) => word.trim().toLowerCase());
  const floor = FLOORS.get(floorWord);
  const beds = readBedCounts(list.trim().toLowerCase());
  const bath = BATHS.find((id) => others.includes(BATH_WORDS[id])) ?? null;
  const isStepFree = others.includes(STEP_FREE);
  const known = (bath === null ? 0 : 1) + (isStepFree ? 1 : 0);
  if (floor === undefined || beds === null || others.length !== known || name.length > SHORT_TEXT) return null;
  return { name, floor, beds, bath, isStepFree };
}

/** The beds of a text such as '1 king, 2 single beds'; null when it cannot be read. */
function readBedCounts(text: string): Bedroom['beds'] | null {
  if (text === NO_BEDS) return {};
  const beds: Partial<Record<BedSize, number>> = {};
  for (const part of text.split(',')) {
    const [, digits = '', word = ''] = /^(\d{1,3}) (.+?)(?: beds?)?$/.exec(part.trim()) ?? [];
    const size = BED_SIZES.find((id) => word === id || word === `${id}s`);
    const count = Number(digits);
    if (size === undefined || beds[size] !== undefined || count < 1 || count > BEDS_MAX) return null;
    beds[size] = count;
  }
  return beds;
}
