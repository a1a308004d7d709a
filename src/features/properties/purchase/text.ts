import { formatDay } from '#domain/core/format-date.ts';
import { formatAmount } from '#domain/money/currency.ts';
import type { Region } from '#domain/places/region.ts';
import type { Buyer } from '#domain/purchase/purchase-cost.ts';
import type { PurchaseTable } from '#domain/purchase/purchase-table.ts';
import { formatEuros } from '#domain/stay/quote-text.ts';
import type { YearlyTax } from '#domain/purchase/yearly-tax.ts';

const PLACES: Readonly<Record<Region, string>> = {
  mainland: 'on the mainland',
  madeira: 'in Madeira',
  azores: 'in the Azores',
};

const BUYER_LABELS: Readonly<Record<Buyer, string>> = {
  ownHome: 'Own home',
  secondHome: 'Second home',
  nonResident: 'Not tax resident in Portugal',
};

const euros = (amount: number): string => formatAmount(amount, 'EUR');

/** Text of what buying costs. */
export const PURCHASE_TEXT = {
  heading: 'What buying costs',
  introduction: (price: number, region: Region) => `Besides a price of ${euros(price)}, ${PLACES[region]}:`,
  buyers: BUYER_LABELS,
  imt: 'Transfer tax (IMT)',
  stampDuty: (rate: number) => `Stamp duty (${rate}%)`,
  deedAndRegistry: 'Deed and registry',
  total: 'Total',
  yearly: 'Each year',
  imi: ({ imiFrom, imiTo }: PurchaseTable) =>
    `Property tax (IMI): ${imiFrom}% to ${imiTo}% of the tax value, as the municipality decides.`,
  aimi: ({ aimi }: PurchaseTable) =>
    `Wealth tax on property (AIMI), for one person: ${aimi
      .map(
        ({ above, rate }, step) => `${rate}% ${step === 0 ? 'on the part of the tax value ' : ''}above ${euros(above)}`,
      )
      .join(', ')}.`,
  example: (taxValue: number, { imiFrom, imiTo, aimi }: YearlyTax) =>
    `A tax value of ${euros(taxValue)}, for example: ${formatEuros(imiFrom)} to ${formatEuros(imiTo)} of IMI and ${formatEuros(aimi)} of AIMI a year.`,
  taxValue: 'The tax value (VPT) is set by the tax authority. It is not the price, and mostly lower.',
  estimate: 'Estimate, no tax advice.',
  table: (year: number) => `Table of ${year}`,
  outdated: ({ year, validUntil }: PurchaseTable) =>
    `The table of ${year} held until ${formatDay(validUntil)}; the taxes of today may differ.`,
} as const;
