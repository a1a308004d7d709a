import { describe, expect, it } from 'vitest';
import { newProperty } from '#domain/property/defaults.ts';
import { matchesQuickFilters, QUICK_FILTERS, type QuickFilterId, quickFilterSelection } from './quick-filter-list.ts';
import { type QuickFilterFacts, quickFiltersOf } from './quick-filters.ts';

const plain: QuickFilterFacts = {
  ...newProperty({
    id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f',
    slug: 'casa',
    title: 'Casa',
    location: 'Portugal',
    createdAt: '2026-03-01T09:00:00.000Z',
  }),
  includedServices: [],
};

function amenities(...names: string[]): Partial<QuickFilterFacts> {
  return { amenities: names.map((name) => ({ name })) };
}

const EXAMPLES: Record<QuickFilterId, Partial<QuickFilterFacts>[]> = {
  'for-you': [{ tag: 'Beachfront', priceAmount: 2000, people: 8 }],
  'daily-deals': [{ tag: 'Reduced' }, { type: 'event', features: ['Special offer in May'] }],
  'summer-spots': [{ setting: 'beach' }, amenities('Pool', 'Terrace')],
  ocean: [{ setting: 'beach' }, { features: ['Ocean views'] }, { tag: 'Clifftop' }],
  mountain: [{ setting: 'mountains' }, { location: 'Serra da Estrela' }],
  forest: [{ title: 'A Comporta Tree House' }, { description: 'Among pines.' }],
  lake: [{ features: ['Lakeside jetty'] }],
  urban: [{ setting: 'city' }, { setting: null, destination: 'lisbon' }],
  families: [{ bedrooms: 3, ...amenities('Garden') }, { description: 'Made for families.' }],
  groups: [{ people: 10 }],
  'pet-friendly': [{ houseRules: ['Pets welcome on request'] }, amenities('Dog-friendly')],
  historic: [{ yearBuilt: 1890 }, { tag: 'Historic' }],
  golf: [{ description: 'Ten minutes from golf.' }, { location: 'Vilamoura, Algarve' }],
  'long-stays': [{ type: 'mid_term_rental' }, { type: 'long_term_rental' }],
  pool: [amenities('Heated pool')],
  kitchen: [amenities('Kitchen')],
  parking: [amenities('Parking'), amenities('Garage')],
  wifi: [amenities('WiFi'), amenities('Wi-Fi')],
  gym: [amenities('Gym')],
  breakfast: [{ includedServices: ['Breakfast every morning'] }, amenities('Breakfast')],
  'ground-floor': [{ bedroomList: [{ name: '', floor: 0, beds: {}, bath: null, isStepFree: false }] }],
  'step-free': [{ entranceSteps: 0 }],
  'wide-doors': [{ narrowestDoor: 77 }],
  'evening-sun': [{ location: 'Comporta', outdoorPlaces: [{ name: 'Terrace', bearing: 270, obstructions: [] }] }],
};

/** Those that the specification does not have. */
const OURS: ReadonlySet<QuickFilterId> = new Set(['ground-floor', 'evening-sun', 'step-free', 'wide-doors']);

describe('quick filters', () => {
  it("are 'for-you, daily-deals, summer-spots, ocean, mountain, forest, lake, urban, families, groups, pet-friendly, historic, golf, long-stays, pool, kitchen, parking, wifi, gym, breakfast'", () => {
    const ofTheSpecification = QUICK_FILTERS.filter(({ id }) => !OURS.has(id));
    expect(ofTheSpecification.map(({ id }) => id).join(', ')).toBe(
      'for-you, daily-deals, summer-spots, ocean, mountain, forest, lake, urban, families, groups, pet-friendly, historic, golf, long-stays, pool, kitchen, parking, wifi, gym, breakfast',
    );
  });

  it("have the categories 'experience, special, location, amenity'", () => {
    expect(new Set(QUICK_FILTERS.map(({ category }) => category))).toEqual(
      new Set(['experience', 'special', 'location', 'amenity']),
    );
  });

  it.each(QUICK_FILTERS)('$id finds a matching property and not a plain one', ({ id }) => {
    expect(quickFiltersOf(plain)).not.toContain(id);
    for (const example of EXAMPLES[id]) expect(quickFiltersOf({ ...plain, ...example })).toContain(id);
  });

  it('leave a terrace out of the evening sun while nobody knows where it is', () => {
    const outdoorPlaces = [{ name: 'Terrace', bearing: 270, obstructions: [] }];
    expect(quickFiltersOf({ ...plain, location: 'Somewhere', outdoorPlaces })).not.toContain('evening-sun');
  });

  it.each([
    ['pool', 'Pool table'],
    ['pool', 'Pool towels'],
    ['kitchen', 'Kitchen garden'],
    ['breakfast', 'Breakfast bar'],
  ] as const)('%s does not find a property whose only mention of it is: %s', (id, name) => {
    expect(quickFiltersOf({ ...plain, ...amenities(name), features: [name] })).not.toContain(id);
  });

  it('a pool table on a terrace makes no summer spot', () => {
    expect(quickFiltersOf({ ...plain, ...amenities('Pool table', 'Terrace') })).not.toContain('summer-spots');
  });

  it.each([
    ...['No pets', 'No pets allowed', 'Sorry, no dogs allowed', 'No cats, birds or other pets allowed'],
    ...['Pets are not allowed', 'Pets allowed: no', 'Not pet-friendly', 'Without dogs, please', 'No pets welcome'],
  ])('a property with the rule or label %s is not pet friendly', (text) => {
    expect(quickFiltersOf({ ...plain, houseRules: [text] })).not.toContain('pet-friendly');
    expect(quickFiltersOf({ ...plain, features: [text] })).not.toContain('pet-friendly');
    expect(quickFiltersOf({ ...plain, ...amenities(text) })).not.toContain('pet-friendly');
  });

  it.each([
    ...['Pets are welcome', 'Small dogs are welcome', 'Dogs are allowed', 'Pets welcome, not on the beds'],
    ...['Pets allowed at no extra cost'],
  ])('a property with the rule %s is pet friendly, whatever its other rules forbid', (rule) => {
    expect(quickFiltersOf({ ...plain, houseRules: ['No smoking', rule, 'No parties'] })).toContain('pet-friendly');
  });

  it.each([
    ...[
      'No children under 12',
      'Not suitable for children',
      'Adults only',
      'Not recommended for families with children',
    ],
    ...['Children are not allowed'],
  ])('a property with the rule or label %s is not for families', (text) => {
    const family = { ...plain, bedrooms: 3, ...amenities('Garden', 'Pool') };
    expect(quickFiltersOf({ ...family, houseRules: [text] })).not.toContain('families');
    expect(quickFiltersOf({ ...family, features: [text] })).not.toContain('families');
    expect(quickFiltersOf({ ...family, description: text })).not.toContain('families');
  });

  it.each(['No diving; children must be supervised', 'No smoking', 'The pool is not fenced: mind your children'])(
    'a property with the rule %s is for families',
    (rule) => {
      expect(quickFiltersOf({ ...plain, bedrooms: 3, ...amenities('Garden'), houseRules: [rule] })).toContain(
        'families',
      );
    },
  );

  it("a property for a large party, or with a price on request, is not 'For You'", () => {
    expect(quickFiltersOf({ ...plain, tag: 'Beachfront', priceAmount: 2000, people: 9 })).not.toContain('for-you');
    expect(quickFiltersOf({ ...plain, tag: 'Beachfront' })).not.toContain('for-you');
  });

  it.each([
    ['€90 per night', 90],
    ['Price on request', 0],
  ])('a price is no deal without a reason, however low: %s', (price, priceAmount) => {
    expect(quickFiltersOf({ ...plain, price, priceAmount })).not.toContain('daily-deals');
  });

  it('a phrase is not found across two texts', () => {
    expect(quickFiltersOf({ ...plain, features: ['Sea', 'View'] })).not.toContain('ocean');
  });
});

describe('several quick filters', () => {
  const row = { quickFilters: quickFilterSelection(quickFiltersOf({ ...plain, ...amenities('Pool', 'Gym') })) };

  it('must all match', () => {
    expect(matchesQuickFilters(row, quickFilterSelection(['pool', 'gym']))).toBe(true);
    expect(matchesQuickFilters(row, quickFilterSelection(['pool', 'wifi']))).toBe(false);
  });

  it('match everything when none is chosen', () => {
    expect(matchesQuickFilters({ quickFilters: 0 }, quickFilterSelection([]))).toBe(true);
  });

  it('all fit into one number', () => {
    const all = quickFilterSelection(QUICK_FILTERS.map(({ id }) => id));
    expect(all).toBe(2 ** QUICK_FILTERS.length - 1);
    expect(QUICK_FILTERS.length).toBeLessThanOrEqual(31);
  });
});
