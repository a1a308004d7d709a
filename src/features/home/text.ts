import { countOf } from '#domain/text/count-of.ts';

/** Text of the home page (visitor specification, section 2). */
export const HOME_TEXT = {
  label: 'OUR PROPERTIES',
  headline: 'The finest curated properties across Portugal',
  searchLabel: 'Search by property name, location, or description',
  searchPlaceholder: 'Place or house',
  search: 'Search',
  viewProperties: 'View Properties',
  planMyTrip: 'Plan My Trip For Me',
  featured: 'Featured Properties',
  featuredAside: 'Houses we would gladly keep for ourselves.',
  viewAll: 'View All Properties',
  previousProperties: 'Previous properties',
  nextProperties: 'Next properties',
  gallery: 'A look around our houses',
  autoScrollOn: 'Auto-Scroll On',
  autoScrollOff: 'Auto-Scroll Off',
  scrollLeft: 'Scroll left',
  scrollRight: 'Scroll right',
  destinations: 'Where the road leads',
  destinationSlides: 'Destinations',
  explore: (name: string) => `Explore ${name}`,
  suggested: 'Where to stay',
  guests: (count: number) => countOf(count, 'guest'),
  bedrooms: (count: number) => countOf(count, 'bedroom'),
  bathrooms: (count: number) => countOf(count, 'bathroom'),
  pauseSlides: 'Pause slides',
  playSlides: 'Play slides',
  showcase: 'Featured Property',
  showcaseSlides: 'Featured properties, one at a time',
  previousProperty: 'Previous property',
  nextProperty: 'Next property',
  showProperty: (number: number, title: string) => `${number}: ${title}`,
  viewProperty: 'View Property',
} as const;

/** Text of the blocks of venues, by the listing that has more of them. */
export const GATHERING_TEXT = {
  event: {
    heading: 'A place for the day itself',
    text: 'Weddings under olive trees, dinners in a barrel cellar, boards that meet by the sea: estates and terraces that take a gathering in their stride, with a team that has done it before.',
    link: 'See event venues',
  },
  retreat: {
    heading: 'Room to be quiet together',
    text: 'Halls that face the forest, long tables, single rooms and a kitchen that understands a programme. For yoga and meditation groups, teams and writers.',
    link: 'See retreat spaces',
  },
  production: {
    heading: 'Houses that hold a frame',
    text: 'Clifftop glass, tiled town houses, whitewashed courts and dunes. Locations that welcome a crew, with the access, power and permissions already thought through.',
    link: 'See film locations',
  },
} as const;
