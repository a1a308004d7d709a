import { describe, expect, it } from 'vitest';
import { stayTermsSchema } from './calendar.ts';
import { NO_FEES } from './fees.ts';
import { seasonOf } from './priced-season.ts';
import { copySeasonsToNextYear, findSeasonClash, findUnpriced, seasonSchema } from './season.ts';
import { seasonFixture } from './stay-fixture.ts';

const spring = seasonFixture({ name: 'Spring', from: '2027-03-01', to: '2027-06-05' });
const summer = seasonFixture({ name: 'Summer', from: '2027-06-05', to: '2027-09-04' });
const winter = seasonFixture({ name: 'Winter', from: '2027-11-01', to: '2028-03-01' });

describe('seasons', () => {
  it('have each night at most once, in any order', () => {
    expect(findSeasonClash([winter, summer, spring])).toBeNull();
    const early = { ...summer, from: '2027-06-04' };
    expect(findSeasonClash([winter, early, spring])).toEqual([spring, early]);
    expect(stayTermsSchema.safeParse({ seasons: [spring, early], fees: NO_FEES }).success).toBe(false);
    expect(stayTermsSchema.safeParse({ seasons: [summer, spring], fees: NO_FEES }).success).toBe(true);
  });

  it('name the nights between them that have no price', () => {
    expect(findUnpriced([winter, spring, summer], { from: spring.from, to: winter.to })).toEqual([
      { from: '2027-09-04', to: '2027-11-01' },
    ]);
  });

  it('leave nights without a price before, between and after them', () => {
    const within = { from: '2027-01-10', to: '2028-07-10' };
    expect(findUnpriced([winter, spring, summer], within)).toEqual([
      { from: '2027-01-10', to: '2027-03-01' },
      { from: '2027-09-04', to: '2027-11-01' },
      { from: '2028-03-01', to: '2028-07-10' },
    ]);
    expect(findUnpriced([winter, spring, summer], { from: '2027-04-01', to: '2027-08-01' })).toEqual([]);
    expect(findUnpriced([], within)).toEqual([within]);
  });

  it('decide the price of the night, not of the day of departure', () => {
    expect(seasonOf([spring, summer], '2027-06-04')).toBe(spring);
    expect(seasonOf([spring, summer], '2027-06-05')).toBe(summer);
    expect(seasonOf([spring, summer], '2027-09-04')).toBeNull();
  });

  it('have a weekend price only beside a price a night', () => {
    expect(seasonSchema.safeParse(seasonFixture({ weekendPrice: 140 })).success).toBe(true);
    expect(seasonSchema.safeParse(seasonFixture({ weekendPrice: 140, unit: 'week' })).success).toBe(false);
  });
});

describe('a copy of the seasons', () => {
  const newId = () => crypto.randomUUID();

  it('is the latest year, a year later, with ids of its own', () => {
    const [first, ...rest] = copySeasonsToNextYear(
      [{ ...summer, from: '2026-06-05', to: '2026-09-04' }, winter],
      newId,
    );
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ name: 'Winter', from: '2028-11-01', to: '2029-03-01' });
    expect(first?.id).not.toBe(winter.id);
  });

  it('has the seasons of a year also where the last one does not begin in its winter', () => {
    const half = seasonFixture({ name: 'Winter', from: '2026-11-01', to: '2027-04-01' });
    const rest = seasonFixture({ name: 'Summer', from: '2027-04-01', to: '2027-11-01' });
    const copied = copySeasonsToNextYear([half, rest], newId);
    expect(copied.map(({ from, to }) => [from, to])).toEqual([
      ['2027-11-01', '2028-04-01'],
      ['2028-04-01', '2028-11-01'],
    ]);
  });

  it('has every season, year after year, although 52 weeks begin the first one in December', () => {
    let seasons = [
      seasonFixture({ name: 'Low', from: '2027-01-02', to: '2027-06-05', changeoverDay: 6 }),
      seasonFixture({ name: 'High', from: '2027-06-05', to: '2028-01-01', changeoverDay: 6 }),
    ];
    for (let year = 0; year < 5; year += 1) seasons = [...seasons, ...copySeasonsToNextYear(seasons, newId)];
    expect(findUnpriced(seasons, { from: '2027-01-02', to: '2032-12-01' })).toEqual([]);
    expect(findSeasonClash(seasons)).toBeNull();
  });

  it('moves all by 52 weeks where guests arrive on one day of the week, so that neighbours stay neighbours', () => {
    const weekly = { ...summer, changeoverDay: 6 };
    const copied = copySeasonsToNextYear([spring, weekly], newId);
    expect(copied.map(({ from, to }) => [from, to])).toEqual([
      ['2028-02-28', '2028-06-03'],
      ['2028-06-03', '2028-09-02'],
    ]);
    expect(findSeasonClash([spring, weekly, ...copied])).toBeNull();
  });

  it('leaves out nights that have a price already, and names the next year', () => {
    const year = [
      seasonFixture({ name: 'Winter 2027', from: '2027-01-01', to: '2027-06-05', changeoverDay: 6 }),
      seasonFixture({ name: 'Rest of 2027', from: '2027-06-05', to: '2028-01-01' }),
    ];
    const copied = copySeasonsToNextYear(year, newId);
    expect(copied.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Winter 2028', '2028-01-01', '2028-06-03'],
      ['Rest of 2028', '2028-06-03', '2028-12-30'],
    ]);
    expect(findSeasonClash([...year, ...copied])).toBeNull();
  });

  it.each([
    ['Winter 2026/27', 'Winter 2027/28'],
    ['Christmas 2026–2027', 'Christmas 2027–2028'],
    ['Winter 2026 - 27', 'Winter 2027 - 28'],
    ['December 2026 to January 2027', 'December 2027 to January 2028'],
    ['Winter 2025/26', 'Winter 2026/27'],
    ['Winter 2024/25', 'Winter 2024/25'],
    ['Tariff 12026 of 2019', 'Tariff 12026 of 2019'],
    ['26-27 December', '26-27 December'],
    ['Christmas 2026, 20-27 guests', 'Christmas 2027, 20-27 guests'],
  ])('of a winter named %s is named %s', (name, next) => {
    const christmas = seasonFixture({ name, from: '2026-12-01', to: '2027-03-01' });
    expect(copySeasonsToNextYear([christmas], newId).map((season) => season.name)).toEqual([next]);
  });

  it('of a summer has the next year in its name', () => {
    const high = seasonFixture({ name: 'High summer 2026', from: '2026-07-01', to: '2026-09-01' });
    expect(copySeasonsToNextYear([high], newId)).toMatchObject([{ name: 'High summer 2027' }]);
  });

  it('of nothing is nothing', () => {
    expect(copySeasonsToNextYear([], newId)).toEqual([]);
  });
});
