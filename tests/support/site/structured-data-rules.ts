import * as z from 'zod';

// Fields that search engines require beyond the vocabulary, from their published guides; others are allowed.
const webUrl = z.url({ protocol: /^https?$/ });
const reference = z.object({ '@id': webUrl });
const someText = z.string().trim().min(1);
const count = z.int().min(1);

const quantity = z.object({ '@type': z.literal('QuantitativeValue'), value: z.number().positive() });
const point = z.object({
  '@type': z.literal('GeoCoordinates'),
  latitude: z.number().min(30).max(43),
  longitude: z.number().min(-32).max(-6),
});
const postalAddress = z.object({
  '@type': z.literal('PostalAddress'),
  addressLocality: someText,
  addressCountry: z.literal('PT'),
});
const offer = z.object({
  '@type': z.literal('Offer'),
  price: count,
  priceCurrency: z.literal('EUR'),
  availability: z.literal(['https://schema.org/InStock', 'https://schema.org/Reserved', 'https://schema.org/SoldOut']),
  businessFunction: reference,
  url: webUrl,
  seller: reference,
});
const rooms = z.object({
  '@type': z.literal('Accommodation'),
  numberOfBedrooms: count.optional(),
  numberOfBathroomsTotal: count.optional(),
  floorSize: quantity.extend({ unitCode: z.literal('MTK') }).optional(),
  amenityFeature: z.array(z.object({ name: someText, value: z.literal(true) })),
});

/** A thing that a page is about, with its required fields. */
export const thingSchema = z.discriminatedUnion('@type', [
  z.object({ '@type': z.literal('Organization'), '@id': webUrl, name: someText, url: webUrl }),
  z.object({ '@type': z.literal('WebSite'), name: someText, url: webUrl, publisher: reference }),
  z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: count, name: someText, item: webUrl }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1'),
  }),
  z.object({
    '@type': z.literal('VacationRental'),
    name: someText,
    identifier: z.uuid(),
    url: webUrl,
    description: someText,
    image: z.array(webUrl).min(1),
    address: postalAddress,
    geo: point,
    checkinTime: z.iso.time(),
    checkoutTime: z.iso.time(),
    containsPlace: rooms.extend({ additionalType: z.literal('EntirePlace'), occupancy: quantity }),
    makesOffer: z.array(offer).optional(),
  }),
  z.object({
    '@type': z.literal('RealEstateListing'),
    name: someText,
    identifier: z.uuid(),
    url: webUrl,
    description: someText,
    image: z.array(webUrl).min(1),
    datePosted: z.iso.datetime(),
    mainEntity: z.discriminatedUnion('@type', [
      rooms.extend({ name: someText, address: postalAddress, geo: point }),
      z.object({ '@type': z.literal('EventVenue'), name: someText, address: postalAddress, geo: point }),
    ]),
    offers: z.array(offer).optional(),
  }),
  z.object({
    '@type': z.literal('TouristDestination'),
    name: someText,
    description: someText,
    url: webUrl,
    image: z.array(webUrl).min(1),
    geo: point,
    includesAttraction: z.array(z.object({ '@type': z.literal('TouristAttraction'), name: someText })).min(3),
  }),
  z.object({
    '@type': z.literal('Person'),
    name: someText,
    jobTitle: someText,
    url: webUrl,
    worksFor: reference,
  }),
]);

export type Thing = z.output<typeof thingSchema>;

export const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thingSchema).min(1),
});
