import { expect, it } from 'vitest';
import { ALPHABET } from '#domain/core/alphabet.ts';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { groupDestinationProperties, isAtDestination } from '#domain/places/destination-properties.ts';
import { destinationPath, PATHS } from '#domain/site/paths.ts';
import { readMarkup } from '#support/site/built-site.ts';
import { attributesOf, each, type Markup, textOf, textsOf, theOne } from '#support/site/find-markup.ts';
import { sampleContent } from '#support/site/sample-content.ts';

const SECTIONS = ['Overview', 'Attractions', 'Things to Do', 'Local Cuisine', 'Travel Tips', 'Properties'];
const GROUP_LABELS = { stay: 'Stay', buy: 'Buy', events: 'Events' };

const destinations = await sampleContent('destinations');
const properties = await sampleContent('properties');

it('the index shows 3 featured and 8 other destinations, each linking to its page', async () => {
  const page = await readMarkup(PATHS.destinations);
  const paths = attributesOf(page('main h3 a'), 'href');
  expect(paths.slice(0, 3)).toEqual(['comporta', 'lisbon', 'douro'].map((slug) => `/destinations/${slug}`));
  expect(paths.toSorted()).toEqual(DESTINATION_SLUGS.map(destinationPath).toSorted());
});

it.each(DESTINATION_SLUGS)('the page of %s carries everything that is published about it', async (slug) => {
  const destination = destinations.find((candidate) => candidate.slug === slug);
  if (!destination) throw new Error(`expected the destination ${slug}`);
  const page = await readMarkup(destinationPath(slug));
  const main = page('main');

  expect(textsOf(page('h1'))).toEqual([destination.name]);
  expect(theOne(main.find('a'), 'All destinations').attr('href')).toBe(PATHS.destinations);
  const hero = textOf(main.find('header').first());
  for (const text of [destination.region, destination.description, ...destination.highlights.slice(0, 3)]) {
    expect(hero).toContain(text);
  }

  const { bestTime, climate, population, highlights, keyAttractions, thingsToDo } = destination;
  const texts = [
    ...destination.longDescription.split('\n'),
    ...[bestTime, climate, population, ...highlights, ...destination.travelTips],
    ...[...keyAttractions, ...destination.localCuisine].flatMap(({ name, description }) => [name, description]),
    ...thingsToDo.flatMap(({ category, activities }) => [category, ...activities]),
    ...destination.whenToVisit.flatMap(({ season, description }) => [season, description]),
  ];
  const shown = textOf(main);
  for (const text of texts) expect(shown).toContain(text.trim());
  const pictures = (found: Markup) => attributesOf(found, 'src').map((url) => url?.split('/')[2]);
  expect(pictures(main.find('header img'))).toEqual([destination.heroImage.id]);
  const others = destination.gallery.map(({ id }) => id).filter((id) => id !== destination.heroImage.id);
  expect(pictures(theOne(main.find('section'), 'Photo gallery').find('img'))).toEqual(others);
  expect(main.find('#things-to-do ol').length).toBe(thingsToDo.length);
});

it.each(DESTINATION_SLUGS)('the tabs of %s lead to its sections in order', async (slug) => {
  const page = await readMarkup(destinationPath(slug));
  const tabs = theOne(page('nav'), 'Sections of this page').find('a');
  expect(textsOf(tabs)).toEqual(SECTIONS);
  const sections = page('main > section[id]');
  expect(attributesOf(tabs, 'href')).toEqual(attributesOf(sections, 'id').map((id) => `#${id}`));
  // The first section is headed by the destination's name.
  expect(textsOf(sections.find('h2')).slice(1)).toEqual(SECTIONS.slice(1));
});

it.each(DESTINATION_SLUGS)('the page of %s has five ways to the contact page', async (slug) => {
  const page = await readMarkup(destinationPath(slug));
  expect(textsOf(page(`main a[href="${PATHS.contact}"]`))).toEqual([
    'Plan Your Trip',
    'Book a Guided Tour',
    'Contact Our Concierge',
    'Ask for restaurant recommendations',
    'Contact Our Team',
  ]);
});

it.each(DESTINATION_SLUGS)('the page of %s groups the properties that are there', async (slug) => {
  const destination = destinations.find((candidate) => candidate.slug === slug);
  if (!destination) throw new Error(`expected the destination ${slug}`);
  const page = await readMarkup(destinationPath(slug));
  const main = page('main');
  const there = properties
    .filter((property) => isAtDestination(property, destination))
    .sort((one, other) => ALPHABET.compare(one.title, other.title));
  for (const group of groupDestinationProperties(there)) {
    const cards = theOne(main.find('section'), GROUP_LABELS[group.id]).find('article');
    expect(textsOf(cards.find('h4'))).toEqual(group.properties.map(({ title }) => title));
  }
  expect(main.find('#properties article').length).toBe(there.length);
  expect(theOne(main.find('a'), 'View All Properties').attr('href')).toBe(PATHS.rentals);
});

it.each(DESTINATION_SLUGS)('the page of %s leads to the destinations near it', async (slug) => {
  const destination = destinations.find((candidate) => candidate.slug === slug);
  if (!destination) throw new Error(`expected the destination ${slug}`);
  const page = await readMarkup(destinationPath(slug));
  const paths = destination.nearbyDestinations.map(destinationPath);
  expect(paths.length).toBeGreaterThan(0);
  expect(attributesOf(theOne(page('main section'), 'Nearby destinations').find('a'), 'href')).toEqual(paths);
  const essentials = each(page('main dt')).find((term) => textOf(term) === 'Nearby destinations');
  expect(essentials && attributesOf(essentials.siblings('dd').find('a'), 'href')).toEqual(paths);
});
