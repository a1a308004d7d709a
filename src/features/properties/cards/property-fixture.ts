import type { Picture } from '#domain/media/picture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { newProperty } from '#domain/property/defaults.ts';

/** A picture that no file stands behind, for tests; `mark` (one hexadecimal digit) tells it from others. */
export function somePicture(mark = 'a'): Picture {
  return {
    id: mark.repeat(32),
    width: 1800,
    height: 1200,
    widths: [480, 960, 1600, 1800],
    tones: '9bc876543',
    placeholder: 'data:image/webp;base64,AAAA',
    color: '#886644',
    alt: `Picture ${mark}`,
    caption: '',
  };
}

/** A published property with the defaults of a new one, for tests. */
export function someProperty(fields: Partial<PublishedProperty> = {}): PublishedProperty {
  const { checkInInstructions, contactInfo, ...shown } = newProperty({
    id: '0b7c1c3e-7a55-4d8e-9f8e-2f1f4f8f6a11',
    slug: 'casa-de-ensaio',
    title: 'Casa de Ensaio',
    location: 'Pinhão, Douro',
    createdAt: '2026-01-01T12:00:00.000Z',
  });
  if (checkInInstructions !== '' || contactInfo !== '') throw new Error('expected a new property without secrets');
  return { ...shown, rev: 1, publishedAt: '2026-01-01T12:00:00.000Z', publishedRev: 0, ...fields };
}
