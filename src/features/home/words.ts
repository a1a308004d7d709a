/** Words of the home page (visitor specification, section 2). */
export const HOME_WORDS = {
  label: 'OUR PROPERTIES',
  headline: 'The finest curated properties across Portugal',
  viewProperties: 'View Properties',
  planMyTrip: 'Plan My Trip For Me',
  featured: 'Featured Properties',
  viewAll: 'View All Properties',
  gallery: 'A look around our houses',
  destinations: 'Destinations',
  explore: (name: string) => `Explore ${name}`,
  suggested: 'Where to stay',
  showcase: 'Featured Property',
  viewProperty: 'View Property',
  more: [
    {
      type: 'event',
      heading: 'A place for the day itself',
      text: 'Weddings under olive trees, dinners in a barrel cellar, boards that meet by the sea: estates and terraces that take a gathering in their stride, with a team that has done it before.',
      link: 'See event venues',
    },
    {
      type: 'retreat',
      heading: 'Room to be quiet together',
      text: 'Halls that face the forest, long tables, single rooms and a kitchen that understands a programme. For yoga and meditation groups, teams and writers.',
      link: 'See retreat spaces',
    },
    {
      type: 'production',
      heading: 'Houses that hold a frame',
      text: 'Clifftop glass, tiled town houses, whitewashed courts and dunes. Locations that welcome a crew, with the access, power and permissions already thought through.',
      link: 'See film locations',
    },
  ],
} as const;
