import { expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { contentFixture } from '../content-fixture.ts';
import { limitContent } from './limit-content.ts';

const room = (isStepFree: boolean) => ({ name: '', floor: 0, beds: { king: 1 }, bath: null, isStepFree });

it.each([1, 0.3, 0])('counts all bedrooms of a property, with room for %d of its lists', (part) => {
  const bedroomList = Array.from({ length: 20 }, (_, index) => room(index < 3 || index >= 18));
  const property = publishedFixture({ bedroomList, entranceSteps: 0 });
  const { access, property: limited } = limitContent(contentFixture({ property }), part);
  expect(limited.bedroomList.length).toBeLessThan(20);
  expect(access.map(({ value }) => value)).toContain('5 of 20');
});

it('finds the place that a long location names at its end', () => {
  const location = `${'A quiet house at the end of a long track '.repeat(3)}near Comporta`;
  const { point, property } = limitContent(contentFixture({ property: publishedFixture({ location }) }), 1);
  expect(property.location).not.toContain('Comporta');
  expect(point).toMatchObject({ source: 'gazetteer', place: 'Comporta' });
});
