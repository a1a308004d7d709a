import { expect, it } from 'vitest';
import { NO_FEES } from '#domain/stay/fees.ts';
import { addDays, listStayNights } from '#domain/stay/nights.ts';
import { stayFixture } from '#domain/stay/stay-fixture.ts';
import { componentsOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/stays');

const render = (weekendPrice: number | null, hasPlanner = true, given: object = {}): Promise<string> => {
  const seasons = stayFixture().seasons.map((season) => ({ ...season, weekendPrice }));
  const stay = { seasons, fees: NO_FEES, taken: [] };
  return components.render('DatesAndPrices.astro', {
    ...{ type: 'rental', stay, capacity: 4, today: '2027-01-06', hasPlanner, ...given },
  });
};

const rulesOf = async (weekendPrice: number | null): Promise<string | undefined> =>
  /<small[^>]*>[^<]*/.exec(await render(weekendPrice))?.[0];

it('the price of weekends follows the currency as that of the other nights does', async () => {
  expect(await rulesOf(150)).toMatch(/data-amounts="[^"]*€150 on Fridays and Saturdays"/);
});

it('rules without an amount are written once', async () => {
  expect(await rulesOf(null)).not.toContain('data-amounts');
});

it('no line ends within a date', async () => {
  expect(await render(null)).not.toMatch(/\d (?:January|December)|(?:January|December) \d/);
});

it('free dates can be pressed only beside a planner, which a property for sale lacks', async () => {
  expect(await render(null)).toContain('data-stay="2027-01-09/2027-01-16"');
  expect(await render(null, false)).not.toContain('data-stay=');
});

it('neither totals nor days to request are announced where nothing is free', async () => {
  const { seasons } = stayFixture();
  const stay = { seasons, fees: NO_FEES, taken: [{ from: '2027-01-01', to: '2028-01-01' }] };
  for (const type of ['rental', 'event', 'retreat', 'production']) {
    const page = await render(null, false, { type, stay });
    expect(page, type).toMatch(/Ask us.*\. As of 6.January.2027\./);
    expect(page, type).not.toMatch(/Totals with all fees|Any of these days/);
  }
});

it('a page with free nights between its Saturdays does not say that nothing is free', async () => {
  const { seasons } = stayFixture();
  const saturdays = listStayNights({ from: '2027-01-06', to: '2029-01-01' });
  const taken = saturdays.nights
    .filter((_, index) => saturdays.weekdays[index] === 6)
    .map((from) => ({ from, to: addDays(from, 1) }));
  const stay = { seasons, fees: NO_FEES, taken };
  expect(await render(null, true, { type: 'event', stay })).toContain('No Saturday can be booked');
  expect(await render(null, true, { stay })).toContain('None of the usual weeks or months is free');
});
