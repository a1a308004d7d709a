import { describe, expect, it } from 'vitest';
import { NO_FEES } from './fees.ts';
import { publicStay, publicStaySchema } from './public-stay.ts';
import { bookingFixture, holdFixture, seasonFixture } from './stay-fixture.ts';

const NOW = new Date('2027-05-31T23:30:00Z');
const shown = (given: Partial<Parameters<typeof publicStay>[0]>) =>
  publicStay({ seasons: [], fees: NO_FEES, occupancies: [], ...given }, NOW);

describe('visitors see of a calendar', () => {
  it('neither who takes nights nor why, and neighbours as one', () => {
    const occupancies = [
      bookingFixture('2027-07-10', '2027-07-17'),
      bookingFixture('2027-07-03', '2027-07-10'),
      holdFixture('2027-08-01', '2027-08-08', '2027-06-02T00:00:00.000Z'),
    ];
    const stay = shown({ occupancies });
    expect(stay.taken).toEqual([
      { from: '2027-07-03', to: '2027-07-17' },
      { from: '2027-08-01', to: '2027-08-08' },
    ]);
    expect(publicStaySchema.parse(stay)).toEqual(stay);
  });

  it('nothing of what has passed, by the day of Lisbon, nor of holds that have expired', () => {
    const occupancies = [
      bookingFixture('2027-05-20', '2027-06-01'),
      holdFixture('2027-06-05', '2027-06-08', '2027-05-31T23:00:00.000Z'),
    ];
    expect(shown({ occupancies, seasons: [seasonFixture({ to: '2027-06-01' })] })).toMatchObject({
      taken: [],
      seasons: [],
    });
  });

  it('eighteen months after this one', () => {
    const seasons = [seasonFixture({ from: '2028-12-30', to: '2029-02-01' }), seasonFixture({ to: '2028-12-30' })];
    const occupancies = [bookingFixture('2028-12-31', '2029-01-05'), bookingFixture('2029-01-05', '2029-01-08')];
    const { seasons: priced, taken } = shown({ seasons, occupancies });
    expect(priced.map(({ to }) => to)).toEqual(['2028-12-30', '2029-01-01']);
    expect(taken).toEqual([{ from: '2028-12-31', to: '2029-01-08' }]);
  });
});
