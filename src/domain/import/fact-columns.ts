import { isDay } from '#domain/core/iso-day.ts';
import { ACCESS_BOUNDS } from '#domain/property/access/limits.ts';
import { ACCESS_TEXT } from '#domain/property/access/text.ts';
import type { Property } from '#domain/property/property.ts';
import { SALE_STATE_LABELS, SALE_STATES } from '#domain/property/sale/sale-states.ts';
import { CURFEW, POWER_PHASES, VENUE_BOUNDS } from '#domain/property/venue/limits.ts';
import type { With } from './column.ts';
import { importedPrice } from './price.ts';

// No zod: the worker that reads a sheet uses the columns.

/** How the cell of one field is read and written. */
interface Cell<Value> {
  /** The value of a text; undefined when the text cannot be read. */
  readonly parse: (text: string) => Value | undefined;
  /** The value of an empty cell. */
  readonly none: Value;
  readonly format: (value: Value) => string;
}

interface Named {
  readonly heading: string;
  readonly label: string;
}

/** A column that gives the field of its own name. */
function factColumn<const Field extends keyof Property>(
  field: Field,
  { heading, label }: Named,
  example: string,
  { parse, none, format }: Cell<Property[Field]>,
) {
  return {
    ...{ field, heading, label, example, canBeCleared: true as const },
    isReadable: (text: string) => parse(text) !== undefined,
    read: (text: string) => ({ [field]: parse(text) ?? none }) as With<Field>,
    write: (property: With<Field>) => format(property[field]),
  };
}

const withUnit = (name: string, unit: string): Named => ({ heading: `${name} ${unit}`, label: `${name}, ${unit}` });

const same = (name: string): Named => ({ heading: name, label: name });

/** A whole number within its bounds, with or without its unit; null for an empty cell. */
function wholeNumber({ min, max }: { readonly min: number; readonly max: number }, unit = ''): Cell<number | null> {
  return {
    parse: (text) => {
      const digits = text.endsWith(unit) ? text.slice(0, text.length - unit.length).trim() : text;
      const number = /^\d+$/.test(digits) ? Number(digits) : NaN;
      return number >= min && number <= max ? number : undefined;
    },
    none: null,
    format: (number) => `${number ?? ''}`,
  };
}

const line: Cell<string> = { parse: (text) => text, none: '', format: (text) => text };

const oldPrice: Cell<string> = { ...line, parse: (text) => importedPrice(text) || undefined };

const phases: Cell<Property['powerPhases']> = {
  parse: (text) => POWER_PHASES.find((count) => `${count}` === text),
  none: null,
  format: (count) => `${count ?? ''}`,
};

/** An hour; spreadsheets drop its first zero and add seconds, and the Portuguese write an 'h'. */
const hour: Cell<string> = {
  ...line,
  parse: (text) => {
    const [, hours = '', minutes = ''] = /^(\d{1,2})[:h](\d{2})(?::00)?$/.exec(text) ?? [];
    const time = `${hours.padStart(2, '0')}:${minutes}`;
    return hours !== '' && CURFEW.test(time) ? time : undefined;
  },
};

/** A day, as ISO 8601 or day first, as spreadsheets in Portuguese write it. */
const day: Cell<string | null> = {
  parse: (text) => {
    const [, date = '', month = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
    const iso = date === '' ? text : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return isDay(iso) ? iso : undefined;
  },
  none: null,
  format: (iso) => iso ?? '',
};

const saleState = factColumn('saleState', same('State of the sale'), Object.values(SALE_STATE_LABELS).join(' / '), {
  parse: (text) => SALE_STATES.find((state) => SALE_STATE_LABELS[state].toLowerCase() === text.toLowerCase()),
  none: 'available',
  format: (state) => SALE_STATE_LABELS[state],
});

/** The columns of what was measured, of venues and of sales: each gives one field. */
export const FACT_COLUMNS = [
  factColumn('entranceSteps', same(ACCESS_TEXT.steps), '3', wholeNumber(ACCESS_BOUNDS.entranceSteps)),
  factColumn('narrowestDoor', withUnit(ACCESS_TEXT.door, 'cm'), '82', wholeNumber(ACCESS_BOUNDS.narrowestDoor, 'cm')),
  factColumn('bedHeight', withUnit(ACCESS_TEXT.bed, 'cm'), '55', wholeNumber(ACCESS_BOUNDS.bedHeight, 'cm')),
  factColumn('showerStep', withUnit(ACCESS_TEXT.shower, 'cm'), '2', wholeNumber(ACCESS_BOUNDS.showerStep, 'cm')),
  factColumn('curfew', same('End of music outdoors'), '23:00', hour),
  factColumn('powerAmps', withUnit('Power', 'amperes a phase'), '63', wholeNumber(VENUE_BOUNDS.powerAmps, 'A')),
  factColumn('powerPhases', same('Power phases'), '3', phases),
  factColumn(
    'vehicleHeight',
    withUnit('Clear height for vehicles', 'cm'),
    '380',
    wholeNumber(VENUE_BOUNDS.vehicleHeight, 'cm'),
  ),
  factColumn('vehicleLength', withUnit('Longest vehicle', 'm'), '12', wholeNumber(VENUE_BOUNDS.vehicleLength, 'm')),
  factColumn('vehicleTurning', same('Turning of vehicles'), 'A 12-metre lorry turns in the yard', line),
  factColumn('permits', same('Permits'), 'The town hall, four weeks before', line),
  {
    ...saleState,
    // 'Available' would be noise in the row of a letting.
    write: (property: With<'type' | 'saleState'>) =>
      property.type === 'real_estate' || property.saleState !== 'available' ? saleState.write(property) : '',
  },
  factColumn('priceBefore', same('Price before'), '€2,950,000', oldPrice),
  factColumn('reducedOn', same('Reduced on'), '2026-10-03', day),
];
