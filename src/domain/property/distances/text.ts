import type { Distance } from './distance.ts';

/** Below a kilometre people think in metres, in steps of fifty. */
const METRE_STEP = 50;

/** A distance such as '400 m', '1.5 km' or '42 km', which no line breaks. */
export function lengthText(kilometres: number): string {
  const metres = Math.max(METRE_STEP, Math.round((kilometres * 1000) / METRE_STEP) * METRE_STEP);
  if (metres < 1000) return `${metres}\u00a0m`;
  return `${kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)}\u00a0km`;
}

/** A distance with its name and drive, such as 'Praia do Pego, 1.5 km, 4 minutes by car'. */
export function distanceText({ name, kilometres, minutes }: Omit<Distance, 'kind'>): string {
  const drive = minutes === null ? '' : `${minutes}\u00a0minute${minutes === 1 ? '' : 's'}\u00a0by\u00a0car`;
  return [name, lengthText(kilometres), drive].filter((part) => part !== '').join(', ');
}
