import { expect, it } from 'vitest';
import { NO_FEES } from '#domain/stay/fees.ts';
import { describeFees } from './describe-fees.ts';

it('extra guests of a venue are by the day', () => {
  const fees = { ...NO_FEES, extraGuest: { includedGuests: 80, perNight: 25 } };
  expect(describeFees(fees, '2027-07-02', 'day')[2]?.value).toBe('€25 a day from guest 81');
  expect(describeFees(fees, '2027-07-02', 'night')[2]?.value).toBe('€25 a night from guest 81');
});

it('fees name the tourist tax of the day, its age and its limit', () => {
  const taxOf = (municipality: 'lisboa' | 'albufeira' | 'loule'): string | undefined =>
    describeFees({ ...NO_FEES, municipality }, '2027-07-02', 'night').at(-1)?.value;
  expect(taxOf('lisboa')).toBe('Lisbon: €4 a guest and night, from 13 years of age, at most 7 nights');
  expect(taxOf('albufeira')).toContain('€2 a guest and night from April to October, from 13');
  expect(taxOf('loule')).toContain('€2 a guest and night from April to October, €1 in winter, from 16 years');
});
