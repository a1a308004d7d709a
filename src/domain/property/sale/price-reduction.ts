import { formatDay } from '#domain/core/format-date.ts';
import { formatAmount } from '#domain/money/currency.ts';
import { isReadAsWritten, parsePrice } from '#domain/money/price.ts';
import type { Property } from '../property.ts';

/** 'Reduced from €2,950,000 on 3 October 2026'; null unless the price is lower than before, and for what is sold. */
export function reductionText(
  property: Pick<Property, 'type' | 'saleState' | 'salePrice' | 'salePriceAmount' | 'priceBefore' | 'reducedOn'>,
): string | null {
  const { type, saleState, salePrice, salePriceAmount, priceBefore, reducedOn } = property;
  const before = parsePrice(priceBefore);
  if (type !== 'real_estate' || saleState === 'sold' || reducedOn === null) return null;
  if (salePriceAmount === 0 || !isReadAsWritten(salePrice) || before <= salePriceAmount) return null;
  return `Reduced from ${formatAmount(before, 'EUR')} on ${formatDay(reducedOn)}`;
}
