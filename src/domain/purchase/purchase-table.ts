import * as z from 'zod';
import { httpsUrl, lineList, requiredLine } from '#domain/text/text-fields.ts';
import { AIMI_STEPS_MAX, IMT_BRACKETS_MAX } from './limits.ts';

/** A part of a hundred with up to three decimals, such as 0.361 for the 0.361 % of a municipality. */
const percent = z.number().min(0).max(100).multipleOf(0.001);

/** Euros and cents. */
const euros = z.number().min(0).max(1_000_000_000).multipleOf(0.01);

/** One row of the tax authority's practical table: the tax is the value times `rate`, less `deduct`. */
const imtBracket = z.strictObject({
  /** Highest value of the bracket in euros; null for the last one, which has no end. */
  upTo: euros.nullable(),
  /** Marginal rate, or the single rate on the whole value, in percent. */
  rate: percent,
  /** Euros to deduct (parcela a abater); 0 for a single rate. */
  deduct: euros,
});

const imtBrackets = z
  .array(imtBracket)
  .min(1)
  .max(IMT_BRACKETS_MAX)
  .check(({ value, issues }) => {
    const last = value.length - 1;
    const isOrdered = value.every(({ upTo }, place) => {
      if (place === last) return upTo === null;
      const before = place === 0 ? 0 : (value[place - 1]?.upTo ?? 0);
      return upTo !== null && upTo > before;
    });
    const message = 'Each bracket must reach higher than the one before, and only the last must have no upper limit';
    if (!isOrdered) issues.push({ code: 'custom', input: value, path: [], message });
  });

const aimiStep = z.strictObject({
  /** Tax value in euros above which the rate applies, to what exceeds it. */
  above: euros,
  rate: percent,
});

/** What the law of a year takes from the buyer of a home. */
export const purchaseTableSchema = z.strictObject({
  year: z.int().min(2000).max(2100),
  /** Last day on which it holds, YYYY-MM-DD. */
  validUntil: z.iso.date(),
  /** The document that the brackets are from. */
  source: requiredLine,
  sourceUrl: httpsUrl,
  mainlandOwnHome: imtBrackets,
  mainlandSecondHome: imtBrackets,
  /** The autonomous regions, Madeira and the Azores, have the same table. */
  islandsOwnHome: imtBrackets,
  islandsSecondHome: imtBrackets,
  /** Single rate for a buyer who is not tax resident in Portugal; null while the law makes no difference. */
  nonResidentRate: percent.nullable(),
  /** Stamp duty on the price, in percent. */
  stampDutyRate: percent,
  /** Deed and registry at the public counter, without a mortgage, in euros. */
  deedAndRegistry: euros,
  /** Lowest and highest rate of the yearly IMI that a municipality may set. */
  imiFrom: percent,
  imiTo: percent,
  /** The yearly AIMI of a person, lowest first. */
  aimi: z.array(aimiStep).max(AIMI_STEPS_MAX),
  /** Sentences below the table, for exceptions and what is left out. */
  notes: lineList,
});

export type PurchaseTable = z.output<typeof purchaseTableSchema>;

export type ImtBracket = z.output<typeof imtBracket>;
