import { describe, expect, it } from 'vitest';
import { gatheringHouses, type House } from './gathering-properties.ts';

describe('the houses of a block', () => {
  it('are those that stand on the listing page, the largest first', () => {
    const houses = [house('small', { people: 20 }), house('large', { people: 90 }), house('villa', { type: 'rental' })];
    expect(titles(houses)).toEqual(['large', 'small']);
  });

  it("are first those of the page's own type", () => {
    const villa = house('villa', { type: 'rental', showOnEventsPage: true, people: 200 });
    expect(titles([villa, house('venue', { people: 20 })])).toEqual(['venue', 'villa']);
  });

  it('leave out houses without a picture', () => {
    expect(titles([house('bare', { hero: null }), house('pictured')])).toEqual(['pictured']);
  });

  it('are no more than asked for', () => {
    expect(titles([house('a'), house('b'), house('c')])).toEqual(['a', 'b']);
  });
});

function titles(houses: House[]): string[] {
  return gatheringHouses(houses, 'event', 2).map(({ title }) => title);
}

function house(title: string, given: Partial<House> = {}): House {
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
  return { title, type: 'event', people: 10, hero, ...flags, ...given };
}
