import type { Thing } from 'schema-dts';
import type { Destination } from '#domain/places/destination.ts';
import { propertyTitle } from '#domain/site/page-titles.ts';
import { backLinkPath, PATHS } from '#domain/site/paths.ts';
import type { Picture } from '#domain/media/picture.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { shownPrice } from '#domain/money/price.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { PAGE_TYPE_LABELS } from '#domain/property/options.ts';
import { PROPERTY_TYPE_LABELS } from '#domain/property/type-labels.ts';
import type { PropertyType } from '#domain/property/type.ts';
import type { TeamMember } from '#domain/content/team.ts';
import { countOf } from '#domain/text/count-of.ts';
import { aboutDestination } from './about-destination.ts';
import { aboutPerson } from './about-person.ts';
import { aboutProperty } from './about-property.ts';

/** Text of search results and shared links. */
const text = {
  destinations: 'Destinations',
  team: 'Our Team',
  destinationTitle: (name: string) => `${name}: houses and travel guide`,
  personTitle: (name: string, jobTitle: string) => `${name}, ${jobTitle}`,
  /** For a property without a description. */
  plainDescription: (type: PropertyType, location: string) => `${PROPERTY_TYPE_LABELS[type]} in ${location}.`,
  bedrooms: (n: number) => countOf(n, 'bedroom'),
  guests: (n: number) => countOf(n, 'guest'),
} as const;

/** The facts about a page for search engines and shared links. */
export interface SubjectFacts {
  /** Title of the page, without the brand. */
  title: string;
  /** Its name in the breadcrumbs. */
  crumb: string;
  /** A sentence or two. */
  description: string;
  /** Picture of shared links; null for that of the site, 'plate' for the brand's mark alone. */
  picture: Picture | 'plate' | null;
  /** The parent page. */
  parent: { name: string; path: string };
  /** The subject as schema.org data. */
  about: Thing[];
}

/** The facts of a property's page. */
export function propertyPage(property: PublishedProperty, site: URL): SubjectFacts {
  const listing = property.type === 'long_term_rental' ? 'mid_term_rental' : property.type;
  return {
    title: propertyTitle(property),
    crumb: property.title,
    description: property.description === '' ? plainDescription(property) : property.description,
    // The site's own picture could be mistaken for the property's.
    picture: property.hero ?? property.gallery[0] ?? 'plate',
    parent: { name: PAGE_TYPE_LABELS[listing], path: backLinkPath(property.type) },
    about: aboutProperty(property, site),
  };
}

/** The facts of a destination's page. */
export function destinationPage(destination: Destination, site: URL): SubjectFacts {
  return {
    title: text.destinationTitle(destination.name),
    crumb: destination.name,
    description: destination.description,
    picture: destination.heroImage,
    parent: { name: text.destinations, path: PATHS.destinations },
    about: aboutDestination(destination, site),
  };
}

/** The facts of a team member's page. */
export function personPage(member: TeamMember, site: URL): SubjectFacts {
  const title = text.personTitle(member.name, member.title);
  return {
    title,
    crumb: member.name,
    description: [title, member.bio].filter((text) => text !== '').join('. '),
    picture: member.photo,
    parent: { name: text.team, path: PATHS.team },
    about: aboutPerson(member, site),
  };
}

function plainDescription(property: PublishedProperty): string {
  const facts = [
    ...(property.bedrooms > 0 ? [text.bedrooms(property.bedrooms)] : []),
    // Like its card and its facts: a property for sale has no guests, though the form counts at least one.
    ...(property.type !== 'real_estate' && property.people > 0 ? [text.guests(property.people)] : []),
    formatPrice(shownPrice(property)),
  ].filter((fact) => fact !== '');
  return [text.plainDescription(property.type, property.location), facts.join(', ')].join(' ').trim();
}
