import * as z from 'zod';
import { stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import { RANGE_NIGHTS_MAX } from '#domain/stay/limits.ts';
import { nightRangeFields } from '#domain/stay/night-range.ts';
import { addDays, countNights, type NightRange } from '#domain/stay/nights.ts';
import { seasonSchema, type Season } from '#domain/stay/season.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import { CALENDAR_TEXT } from '../text.ts';

const text = CALENDAR_TEXT.season;

const { shape } = seasonSchema;

const seasonFields = z.strictObject({
  name: shape.name,
  firstNight: nightRangeFields.from,
  lastNight: nightRangeFields.to,
  price: shape.price,
  unit: shape.unit,
  weekendPrice: shape.weekendPrice,
  minimumNights: shape.minimumNights,
  changeoverDay: shape.changeoverDay,
});

export type SeasonFields = z.output<typeof seasonFields>;

/**
 * Checks a season as its form shows it: to its last night, not to the day after. An invalid weekend price is no fault unless
 * the price is for a night; the field is hidden otherwise.
 */
export function seasonFormSchema(word: NightWord): z.ZodType<SeasonFields, SeasonFields> {
  const checked = seasonFields
    .refine(({ firstNight, lastNight }) => firstNight <= lastNight, {
      path: ['lastNight'],
      error: text.backwards(word),
    })
    .refine(({ firstNight, lastNight }) => isShort(firstNight, lastNight), {
      path: ['lastNight'],
      error: text.tooLong(RANGE_NIGHTS_MAX, word),
    });
  const weekendPrice = shape.weekendPrice.catch(null);
  return z.preprocess(
    (fields: SeasonFields) =>
      fields.unit === 'night' ? fields : { ...fields, weekendPrice: weekendPrice.parse(fields.weekendPrice) },
    checked,
  );
}

/** A stored season as its form is based on it. */
export interface SeasonItem extends SeasonFields {
  readonly rev: number;
  readonly season: Season;
  readonly calendar: StayCalendar;
}

/** Reads the season of an id in a stored calendar; fails when it was removed. */
export function storedSeasonSchema(id: string): z.ZodType<SeasonItem> {
  return stayCalendarSchema.transform((calendar, context) => {
    const item = findSeasonItem(calendar, id);
    if (item !== null) return item;
    context.addIssue('The season was removed');
    return z.NEVER;
  });
}

/** The season of an id in a stored calendar; null for none. */
export function findSeasonItem(calendar: StayCalendar, id: string): SeasonItem | null {
  const season = calendar.seasons.find((other) => other.id === id);
  return season === undefined ? null : { ...fieldsOf(season), rev: calendar.rev, season, calendar };
}

/** The season that a form describes. A weekend price needs a price a night; the field is hidden otherwise. */
export function seasonOfFields(id: string, { firstNight, lastNight, ...fields }: SeasonFields): Season {
  const weekend = fields.unit === 'night' ? fields.weekendPrice : null;
  return { ...fields, weekendPrice: weekend, id, from: firstNight, to: addDays(lastNight, 1) };
}

export function fieldsOf({ from, to, ...season }: Season): SeasonFields {
  const { name, price, unit, weekendPrice, minimumNights, changeoverDay } = season;
  const rules = { price, unit, weekendPrice, minimumNights, changeoverDay };
  return { name, firstNight: from, lastNight: addDays(to, -1), ...rules };
}

/** Initial fields of a season; the price is null where none is known. */
export type SeasonStart = Omit<SeasonFields, 'price'> & { readonly price: number | null };

/**
 * The fields of a new season for a range; its price and rules are those of the season before it. The first one has the
 * price on the property's page.
 */
export function newSeason(
  { from, to }: NightRange,
  seasons: readonly Season[],
  listed: Pick<Season, 'price' | 'unit'> | null,
): SeasonStart {
  const before = seasons.findLast((season) => season.to <= from) ?? seasons[0];
  return {
    name: '',
    firstNight: from,
    lastNight: from < to ? addDays(to, -1) : from,
    price: (before ?? listed)?.price ?? null,
    unit: (before ?? listed)?.unit ?? 'night',
    weekendPrice: before?.weekendPrice ?? null,
    minimumNights: before?.minimumNights ?? 1,
    changeoverDay: before?.changeoverDay ?? null,
  };
}

function isShort(first: string, last: string): boolean {
  return countNights({ from: first, to: last }) < RANGE_NIGHTS_MAX;
}
