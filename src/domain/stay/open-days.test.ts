import { describe, expect, it } from 'vitest';
import { listStayNights } from './nights.ts';
import { canArrive, canDepart, listOpenDays, reasonOutside } from './open-days.ts';
import { bookingFixture, seasonFixture, stayFixture, type GivenStay } from './stay-fixture.ts';

const DAYS = listStayNights({ from: '2027-05-01', to: '2027-07-01' });
const terms = (given: GivenStay) => stayFixture({ today: DAYS.from, ...given });
const booked = { occupancies: [bookingFixture('2027-05-10', '2027-05-17')] };
const weekly = { seasons: [seasonFixture({ minimumNights: 5, changeoverDay: 6 })] };

describe('a stay can begin', () => {
  it.each([
    ['on a free day', true, {}, '2027-05-03'],
    ['on the day of a departure', true, booked, '2027-05-17'],
    ['not on a night that is taken', false, booked, '2027-05-10'],
    [
      'not where the shortest stay does not fit',
      false,
      { seasons: [seasonFixture({ minimumNights: 3 })], ...booked },
      '2027-05-08',
    ],
    ['on the changeover day', true, weekly, '2027-05-08'],
    ['not on another day than the changeover day', false, weekly, '2027-05-09'],
    ['not without a price', false, { seasons: [] }, '2027-05-03'],
    ['not in the past', false, {}, '2027-04-30'],
  ])('%s', (_, isOpen, given, day) => {
    expect(canArrive(terms(given), DAYS, day)).toBe(isOpen);
  });

  it('where only a longer stay ends on the changeover day of the next season', () => {
    const seasons = [
      seasonFixture({ to: '2027-05-05', minimumNights: 4 }),
      seasonFixture({ from: '2027-05-05', changeoverDay: 6 }),
    ];
    expect(canArrive(terms({ seasons }), DAYS, '2027-05-03')).toBe(true);
  });
});

describe('a stay can end', () => {
  it.each([
    ['on the day of the next arrival', true, booked, '2027-05-10'],
    ['not after a night that is taken', false, booked, '2027-05-11'],
    ['not after fewer nights than required', false, { seasons: [seasonFixture({ minimumNights: 8 })] }, '2027-05-10'],
    ['not before it begins', false, {}, '2027-05-02'],
  ])('%s', (_, isOpen, given, to) => {
    expect(canDepart(terms(given), DAYS, '2027-05-03', to)).toBe(isOpen);
  });
});

describe('the days that can be chosen', () => {
  const season = { seasons: [seasonFixture({ from: '2027-05-01', to: '2027-05-11', minimumNights: 2 })] };
  const open = listOpenDays(terms(season), DAYS.from);

  it('begin today and end with the departure after the last night that has a price', () => {
    expect([open.nights[0], open.nights.at(-1)]).toEqual(['2027-05-01', '2027-05-11']);
    expect(canDepart(terms(season), open, '2027-05-08', '2027-05-11')).toBe(true);
    expect(canArrive(terms(season), open, '2027-05-09')).toBe(true);
    expect(canArrive(terms(season), open, '2027-05-10')).toBe(false);
  });

  it.each([
    ['have passed', '2027-04-30', { code: 'past' }],
    ['have passed, in the first year', '0001-01-01', { code: 'past' }],
    ['end after the last price', '2027-05-08', { code: 'no-price', night: '2027-05-11' }],
    ['begin after the last price', '2027-05-20', { code: 'no-price', night: '2027-05-20' }],
    ['begin in the last year', '9999-12-30', { code: 'no-price', night: '9999-12-30' }],
  ])('are the measure of dates that %s', (_, from, reason) => {
    expect(reasonOutside(open, from)).toEqual(reason);
  });

  it('are today alone where no night has a price', () => {
    expect(listOpenDays({ seasons: [] }, DAYS.from).nights).toEqual([DAYS.from]);
  });
});
