import type { Picture } from '#domain/media/picture.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { publishedPropertySchema, type PublishedProperty } from '#domain/property/property.ts';
import { siteSettingsSchema, type SiteSettings } from '#domain/site/settings.ts';

/** A picture for tests; the digit makes it differ from others. */
export function pictureFixture(digit = '0'): Picture {
  return {
    id: digit.repeat(32),
    width: 2400,
    height: 1600,
    widths: [480, 960, 1600, 2400],
    tones: '9bc876543',
    placeholder: 'data:image/webp;base64,UklGRg==',
    color: '#d8cbb0',
    alt: 'A house by the sea.',
    caption: '',
  };
}

/** A published property for tests: a holiday rental in Comporta, with the given fields. */
export function publishedFixture(given: Partial<PublishedProperty> = {}): PublishedProperty {
  const { checkInInstructions, contactInfo, ...property } = newProperty({
    id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f',
    slug: 'casa-da-duna',
    title: 'Casa da Duna',
    location: 'Carvalhal, Comporta',
    createdAt: '2026-03-01T09:00:00.000Z',
  });
  if (checkInInstructions !== '' || contactInfo !== '') throw new Error('a new property has no staff-only text');
  return publishedPropertySchema.parse({
    ...property,
    description: 'A quiet house between rice fields and the sea.',
    rev: 1,
    publishedAt: '2026-03-02T09:00:00.000Z',
    publishedRev: 0,
    ...given,
  });
}

/** Site settings for tests. */
export function settingsFixture(given: Partial<SiteSettings> = {}): SiteSettings {
  return siteSettingsSchema.parse({
    brandName: 'Brand',
    tagline: 'Fine houses',
    description: 'Houses by the sea. And inland.',
    experienceClaim: 'Many years',
    phone: '+351 210 000 100',
    email: 'hello@brand.example',
    ownersEmail: 'owners@brand.example',
    chatAddress: null,
    officeAddress: ['Rua do Exemplo 12', '1000-000 Lisbon'],
    officeHours: 'Always',
    showReplyTime: false,
    companyName: 'Brand, Lda.',
    companyRegistration: '000',
    licences: [],
    complaintsBookLink: 'https://complaints.example/',
    socialLinks: [],
    reviews: null,
    home: {
      villaClaim: '30 houses',
      destinationClaim: '12 places',
      galleryPropertyIds: ['4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f'],
      sliderDestinations: ['comporta'],
    },
    teamIntroduction: 'We are few.',
    fallbackDescription: 'Houses to rent and to buy.',
    ...given,
  });
}
