import type { ReactElement } from 'react';
import { convertPrice, formatAmount } from '#domain/money/currency.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import type { Quote } from '#domain/stay/quote.ts';
import { describeLine, formatEuros } from '#domain/stay/quote-text.ts';
import { useMoney } from '#lib/currency/use-money.ts';

/** A quote line by line, to the cent, and its total also in the visitor's currency. */
export function QuoteLines({ quote, word }: { quote: Quote; word: NightWord }): ReactElement {
  const { code, exchange } = useMoney();
  const total = formatEuros(quote.totalCents);
  const converted = formatAmount(convertPrice(quote.totalCents / 100, code, exchange.rates), code);
  return (
    <dl className="quote">
      {quote.lines.map((line, index) => (
        // Two lines may read alike: seasons may share a name.
        <div key={index}>
          <dt>{describeLine(line, word)}</dt>
          <dd>{formatEuros(line.cents)}</dd>
        </div>
      ))}
      <div className="quote-total">
        <dt>Total</dt>
        <dd>{code === 'EUR' ? total : `${total} (about ${converted})`}</dd>
      </div>
      {quote.depositCents > 0 && (
        <div className="quote-deposit">
          <dt>Refundable deposit, not in the total</dt>
          <dd>{formatEuros(quote.depositCents)}</dd>
        </div>
      )}
    </dl>
  );
}
