import { expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { summarizeProperty } from '#domain/property/summary.ts';
import { componentsOf, textOf } from '#components/fixtures/component-renderer.ts';

const components = componentsOf('features/home');
const summaryOf = (given: Partial<PublishedProperty>) => summarizeProperty(publishedFixture(given));
const FOR_SALE = { type: 'real_estate', salePrice: '€2,400,000' } as const;

it.each<[string, Partial<PublishedProperty>]>([
  ['Where to stay', { type: 'rental' }],
  ['Where to stay', { type: 'retreat' }],
  ['FOR SALE', FOR_SALE],
  ['SOLD', { ...FOR_SALE, saleState: 'sold' }],
  ['EVENT', { type: 'event' }],
])('suggests under %j what is %j', async (label, given) => {
  const html = await components.render('SuggestedProperty.astro', { property: summaryOf(given) });
  expect(textOf(html)).toMatch(new RegExp(`^${label} Casa da Duna`));
});

it.each<[string, Partial<PublishedProperty>]>([
  ['Carvalhal, Comporta', { type: 'rental' }],
  ['Carvalhal, Comporta', FOR_SALE],
  ['Carvalhal, Comporta · RESERVED', { ...FOR_SALE, saleState: 'reserved' }],
  ['Carvalhal, Comporta · SOLD', { ...FOR_SALE, saleState: 'sold' }],
])('features %s above the price of %j', async (label, given) => {
  const property = summaryOf({ location: 'Carvalhal, Comporta', ...given });
  const html = await components.render('Showcase.astro', { properties: [property], poster: null });
  expect(textOf(html)).toContain(` ${label} Casa da Duna`);
});
