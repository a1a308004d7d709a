import { describe, expect, it } from 'vitest';
import { gatheringProperties, type GatheringProperty } from './gathering-properties.ts';

describe('the properties of a block', () => {
  it('are those of the listing page, the largest first', () => {
    const properties = [
      property('small', { people: 20 }),
      property('large', { people: 90 }),
      property('villa', { type: 'rental' }),
    ];
    expect(titles(properties)).toEqual(['large', 'small']);
  });

  it("are first those of the page's own type", () => {
    const villa = property('villa', { type: 'rental', showOnEventsPage: true, people: 200 });
    expect(titles([villa, property('venue', { people: 20 })])).toEqual(['venue', 'villa']);
  });

  it('leave out properties without a picture', () => {
    expect(titles([property('bare', { hero: null }), property('pictured')])).toEqual(['pictured']);
  });

  it('leave out what is sold', () => {
    const estate = property('estate', { type: 'real_estate', showOnEventsPage: true });
    expect(titles([{ ...estate, saleState: 'sold' }])).toEqual([]);
    expect(titles([{ ...estate, saleState: 'reserved' }])).toEqual(['estate']);
  });

  it('are at most the given number', () => {
    expect(titles([property('a'), property('b'), property('c')])).toEqual(['a', 'b']);
  });
});

function titles(properties: GatheringProperty[]): string[] {
  return gatheringProperties(properties, 'event', 2).map(({ title }) => title);
}

function property(title: string, given: Partial<GatheringProperty> = {}): GatheringProperty {
  const flags = { showOnRetreatsPage: false, showOnEventsPage: false, showOnProductionsPage: false };
  const hero = {
    id: '0123456789abcdef0123456789abcdef',
    width: 1800,
    height: 1200,
    widths: [480, 960],
    tones: '9bc876543',
    placeholder: 'data:image/webp;base64,AAAA',
    color: '#ffffff',
    alt: '',
    caption: '',
  };
  return { title, type: 'event', saleState: 'available', people: 10, hero, ...flags, ...given };
}
