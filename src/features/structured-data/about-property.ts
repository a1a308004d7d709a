import type {
  AccommodationLeaf,
  AggregateRating,
  EventVenue,
  RealEstateListing,
  Review as ReviewData,
  Thing,
  VacationRental,
} from 'schema-dts';
import { organizationId, propertyPath } from '#domain/site/paths.ts';
import { firstPublication, type PublishedProperty } from '#domain/property/property.ts';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from '#domain/property/default-texts.ts';
import { averageRating, ownReviews } from '#domain/property/reviews/average-rating.ts';
import type { Review } from '#domain/property/reviews/review.ts';
import { pictureLinks } from './picture-links.ts';
import { propertyOffers } from './property-offers.ts';
import { accommodation, legalFacts, placeAddress, placePoint } from './property-place.ts';

/** A property as schema.org data: a vacation rental where people stay overnight, else a listing. */
export function aboutProperty(property: PublishedProperty, site: URL): Thing[] {
  const staysOvernight = property.type === 'rental' || property.type === 'retreat';
  return [staysOvernight ? vacationRental(property, site) : listing(property, site)];
}

function vacationRental(property: PublishedProperty, site: URL): VacationRental {
  const { offers, ...common } = commonFacts(property, site);
  const [checkinTime] = clockTimes(property.checkInTime || DEFAULT_CHECK_IN_TIME);
  const [, checkoutTime] = clockTimes(property.checkOutTime || DEFAULT_CHECK_OUT_TIME);
  return {
    '@type': 'VacationRental',
    ...common,
    identifier: property.id,
    ...whereAndWhat(property),
    ...(checkinTime === undefined ? {} : { checkinTime }),
    ...(checkoutTime === undefined ? {} : { checkoutTime }),
    containsPlace: { ...accommodation(property), additionalType: 'EntirePlace' },
    ...guestReviews(property.reviews),
    ...(offers.length === 0 ? {} : { makesOffer: offers }),
  };
}

function listing(property: PublishedProperty, site: URL): RealEstateListing {
  const { offers, ...common } = commonFacts(property, site);
  const { name } = common;
  const place: AccommodationLeaf | EventVenue =
    property.type === 'event'
      ? {
          '@type': 'EventVenue',
          name,
          ...(property.people > 0 ? { maximumAttendeeCapacity: property.people } : {}),
          ...whereAndWhat(property),
        }
      : { ...accommodation(property), name, ...whereAndWhat(property) };
  return {
    '@type': 'RealEstateListing',
    ...common,
    identifier: property.id,
    datePosted: firstPublication(property),
    dateModified: property.publishedAt,
    mainEntity: place,
    ...(offers.length === 0 ? {} : { offers }),
  };
}

function commonFacts(property: PublishedProperty, site: URL) {
  const url = new URL(propertyPath(property.slug), site).href;
  const image = pictureLinks([property.hero, ...property.gallery], site);
  return {
    name: property.title,
    url,
    ...(property.description === '' ? {} : { description: property.description }),
    ...(image.length === 0 ? {} : { image }),
    offers: propertyOffers(property, url, { '@id': organizationId(site) }),
  };
}

function whereAndWhat(property: PublishedProperty) {
  const facts = legalFacts(property);
  return {
    address: placeAddress(property.location),
    ...placePoint(property),
    ...(facts.length === 0 ? {} : { additionalProperty: facts }),
  };
}

/** Reviews that guests wrote to us: search engines accept none that were taken over from another site. */
function guestReviews(reviews: readonly Review[]): { review?: ReviewData[]; aggregateRating?: AggregateRating } {
  const own = ownReviews(reviews);
  const average = averageRating(own);
  if (average === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average.value,
      ratingCount: average.count,
      bestRating: 5,
    },
    review: own.flatMap(({ author, date, rating, text }) =>
      rating === null
        ? []
        : {
            '@type': 'Review' as const,
            author: { '@type': 'Person' as const, name: author },
            datePublished: date,
            reviewBody: text,
            reviewRating: { '@type': 'Rating' as const, ratingValue: rating, bestRating: 5 },
          },
    ),
  };
}

const HOURS = /\b((?:[01]?\d|2[0-3]):[0-5]\d)\b(?:\s*(?:[-–—]|to|and|till|until)\s*((?:[01]?\d|2[0-3]):[0-5]\d)\b)?/;

/** A time of the twelve-hour clock, such as '4:00 PM', which would be read as another one. */
const HALF_DAY = /\d\s*[ap]\.?m\b/i;

/**
 * The beginning and the end of the first hours in a text such as '9:00 - 20:00', in schema.org's format; empty for none.
 * A single time is both: guests arrive from it on, and leave by it.
 */
function clockTimes(text: string): [from?: string, to?: string] {
  const [, from, to = from] = (HALF_DAY.test(text) ? null : HOURS.exec(text)) ?? [];
  return from === undefined || to === undefined ? [] : [`${from.padStart(5, '0')}:00`, `${to.padStart(5, '0')}:00`];
}
