import { expect, it } from 'vitest';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { holdEndedMail, holdMail, type HeldStay } from './hold-emails.ts';

const UNTIL = new Date('2026-12-30T12:00:00Z');

const stay = (given: Partial<HeldStay> = {}): HeldStay => ({
  ...{ to: 'ana@test.example', name: 'Ana', property: 'Casa', url: 'https://site.example/property/casa' },
  ...{ range: { from: '2026-12-30', to: '2027-01-02' }, word: 'night' },
  ...given,
});

const held = (given?: Partial<HeldStay>): string =>
  holdMail({ ...stay(given), until: UNTIL, quote: null }, settingsFixture()).message.text;
const ended = (given?: Partial<HeldStay>): string => holdEndedMail(stay(given), settingsFixture()).message.text;

const ONE_NIGHT = { range: { from: '2026-12-31', to: '2027-01-01' } } as const;
const ONE_DAY = { ...ONE_NIGHT, word: 'day' } as const;

it.each<[string, Partial<HeldStay>, string, string]>([
  ['several nights', {}, 'these nights', 'they become'],
  ['several days', { word: 'day' }, 'these days', 'they become'],
  ['one night', ONE_NIGHT, 'this night', 'it becomes'],
  ['one day', ONE_DAY, 'this day', 'it becomes'],
])('the emails about a hold of %s say how many are held', (_, given, these, become) => {
  expect(held(given)).toContain(`Nobody else can book ${these} for 48 hours, until 30 December 2026 at 12:00`);
  expect(held(given)).toContain(`If we do not hear from you, ${become} free again`);
  expect(ended(given)).toContain(`We held ${these} for you`);
});

it('the emails about a hold name its dates, across a year too', () => {
  expect(held()).toContain('Dates: 30 December 2026 – 2 January 2027');
  expect(held(ONE_DAY)).toContain('Dates: 31 December 2026\n');
  expect(ended(ONE_NIGHT)).toContain('Dates: 31 December 2026 – 1 January 2027');
});
