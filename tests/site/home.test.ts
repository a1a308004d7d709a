import { describe, expect, it } from 'vitest';
import { destinationPath, PATHS, propertyPath } from '#domain/site/paths.ts';
import { readMarkup } from '#support/site/built-site.ts';
import { attributesOf, textsOf, theOne } from '#support/site/find-markup.ts';
import { sampleContent, sampleSettings } from '#support/site/sample-content.ts';

const page = await readMarkup(PATHS.home);

describe('the home page', () => {
  it('has the texts and links of the specification in its hero', () => {
    expect(textsOf(page('h1'))).toEqual(['The finest curated properties across Portugal']);
    expect(textsOf(page('main p'))).toEqual(expect.arrayContaining(['OUR PROPERTIES', '€ EUR']));
    const links = page('main a');
    expect(theOne(links, 'View Properties').attr('href')).toBe(PATHS.rentals);
    expect(theOne(links, 'Plan My Trip For Me').attr('href')).toBe('#trip-planner-dialog');
  });

  it('has its blocks in the order of the specification', () => {
    expect(textsOf(page('main h2'))).toEqual([
      'Featured Properties',
      'A look around our houses',
      'Where the road leads',
      'Featured Property',
      'A place for the day itself',
      'Room to be quiet together',
      'Houses that hold a frame',
    ]);
  });

  it('leads to all properties, the event venues, the retreats and the film locations', () => {
    for (const [name, path] of [
      ['View All Properties', PATHS.rentals],
      ['See event venues', PATHS.events],
      ['See retreat spaces', PATHS.retreats],
      ['See film locations', PATHS.productions],
    ] as const) {
      expect(theOne(page('main a'), name).attr('href')).toBe(path);
    }
  });

  it('shows of each destination in its slider the region, the description, four highlights and a place to stay', async () => {
    const { sliderDestinations } = (await sampleSettings()).home;
    const destinations = await sampleContent('destinations');
    const properties = await sampleContent('properties');
    expect(sliderDestinations.length).toBeGreaterThan(0);
    for (const slug of sliderDestinations) {
      const destination = destinations.find((one) => one.slug === slug);
      const suggested = properties.find(({ id }) => id === destination?.suggestedPropertyId);
      if (destination === undefined || suggested === undefined) throw new Error(`${slug} has no suggested property`);
      const slide = page(`[id="slide-${slug}"]`);
      expect(textsOf(slide.find('h3'))).toEqual([destination.name]);
      const texts = textsOf(slide.find('p'));
      for (const text of [destination.region, destination.description]) expect(texts).toContain(text);
      expect(textsOf(slide.find('li'))).toEqual(destination.highlights.slice(0, 4));
      expect(slide.find('li').length).toBe(4);
      expect(attributesOf(slide.find('a'), 'href')).toEqual([destinationPath(slug), propertyPath(suggested.slug)]);
    }
  });
});
