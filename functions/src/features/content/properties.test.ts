import { expect, it } from 'vitest';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import { galleryAlt } from '#domain/media/text.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { propertyInputSchema, propertyInputOf } from '#domain/property/input.ts';
import { completeProperty } from './properties.ts';

it('a property that gets another title keeps no alt texts of the earlier one', () => {
  const [id, title] = ['4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', 'Casa da Duna'];
  const base = newProperty({ id, title, slug: 'casa', location: 'Comporta', createdAt: '2026-03-01T09:00:00.000Z' });
  const gallery = [{ ...pictureFixture(), alt: galleryAlt(title, 1) }];
  const hero = { ...pictureFixture('1'), alt: title };
  const current = { ...base, hero, gallery, price: '€900 per night', rev: 1, archivedAt: null };
  const renamed = propertyInputSchema.parse({ ...propertyInputOf(current), title: 'Quinta do Vale' });
  const stored = completeProperty(renamed, current, 'casa');
  expect(stored.gallery).toMatchObject([{ alt: galleryAlt('Quinta do Vale', 1) }]);
  expect(stored.hero?.alt).toBe('Quinta do Vale');
});
