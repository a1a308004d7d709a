import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { formatEuros } from '#domain/stay/quote-text.ts';
import { Amounts } from '#lib/currency/Amounts.tsx';

interface Props {
  totalCents: number;
  /** Such as '8 – 15 May'. */
  dates: string;
}

/** The total of the planned stay in the place of the price that the page keeps in sight; nothing on a page without one. */
export function PageTotal({ totalCents, dates }: Props): ReactElement | null {
  const place = document.querySelector('[data-stay-total]');
  if (place === null) return null;
  return createPortal(
    <>
      <Amounts text={formatEuros(totalCents)} /> <small>{dates}</small>
    </>,
    place,
  );
}
