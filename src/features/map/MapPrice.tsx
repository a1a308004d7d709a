import type { ReactElement } from 'react';
import { Amounts } from '#lib/currency/Amounts.tsx';
import { Price } from '#lib/currency/Price.tsx';
import type { MapProperty } from './map-property.ts';

/** What a property costs, for the stay when there is one. */
export function MapPrice({ property: { price, offer } }: { property: MapProperty }): ReactElement {
  if (!offer) return <Price text={price} />;
  return <Amounts text={offer.dates === null ? offer.total : `${offer.total}, ${offer.dates}`} />;
}
