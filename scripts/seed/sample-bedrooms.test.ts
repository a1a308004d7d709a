import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guestsInBeds } from '#domain/property/bedrooms/sleeping.ts';
import { isHiredByTheDay } from '#domain/property/type.ts';
import { readPictureIndex } from './media/picture-index.ts';
import { readContent } from './read-content.ts';

const SEED = import.meta.dirname;
const { property, teamMember } = await readContent(
  join(SEED, 'content'),
  new Set((await readPictureIndex(join(SEED, 'pictures'))).keys()),
);
const properties = property.map(({ value }) => value);
const lettings = properties.filter(({ type }) => type !== 'real_estate' && !isHiredByTheDay(type));

it('every bedroom of a sample letting or a sample house for sale is described', () => {
  for (const { title, type, bedrooms, bedroomList } of properties) {
    if (isHiredByTheDay(type) && bedroomList.length === 0) continue;
    expect(bedroomList, title).toHaveLength(bedrooms);
  }
});

it('the beds of a sample letting are enough for its guests, and for at most one more', () => {
  for (const { title, people, bedroomList } of lettings.filter((letting) => !isUnfurnished(letting))) {
    expect(guestsInBeds(bedroomList), title).toBeGreaterThanOrEqual(people);
    expect(guestsInBeds(bedroomList), title).toBeLessThanOrEqual(people + 1);
  }
});

it('a sample letting that is offered unfurnished promises no beds', () => {
  const unfurnished = lettings.filter((letting) => isUnfurnished(letting));
  expect(unfurnished).not.toHaveLength(0);
  for (const { title, bedroomList } of unfurnished) expect(guestsInBeds(bedroomList), title).toBe(0);
});

it('a sample property with steps to its door has no bedroom that is reached without one', () => {
  const withSteps = properties.filter(({ entranceSteps }) => entranceSteps !== null && entranceSteps > 0);
  expect(withSteps).not.toHaveLength(0);
  for (const { title, bedroomList } of withSteps) {
    expect(
      bedroomList.filter(({ isStepFree }) => isStepFree),
      title,
    ).toEqual([]);
  }
});

it('each adviser of a sample property is a member of the team', () => {
  const members = teamMember.map(({ value }) => value.id);
  for (const { title, adviser } of properties) expect(members, title).toContain(adviser);
});

function isUnfurnished({ propertySectionContent }: { propertySectionContent: string }): boolean {
  return propertySectionContent.includes('offered unfurnished');
}
