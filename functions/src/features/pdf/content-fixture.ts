import { pictureFixture, publishedFixture, settingsFixture } from '#domain/content/published-fixture.ts';
import type { PdfContent } from './pdf-content.ts';
import type { Photo } from './photos.ts';

/** The content of a PDF for tests, with the given parts. */
export function contentFixture(given: Partial<PdfContent> = {}): PdfContent {
  const property = given.property ?? publishedFixture({ hero: pictureFixture() });
  return {
    kind: 'brochure',
    property,
    adviser: { name: 'Ana Luz', title: 'Adviser', phone: '+351 210 000 101', email: 'ana@brand.example' },
    deposit: 0,
    settings: settingsFixture(),
    url: `https://www.brand.example/property/${property.slug}`,
    ...given,
  };
}

/** A photograph whose file is missing. */
export const MISSING_PHOTO: Photo = { place: 'facts', jpeg: null, color: '#d8cbb0', width: 487, height: 270 };
