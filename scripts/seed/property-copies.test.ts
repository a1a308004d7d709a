import { join } from 'node:path';
import { publishedPropertySchema, workingPropertySchema } from '#domain/property/property.ts';
import { describe, expect, it } from 'vitest';
import { contentDocuments } from './content-documents.ts';
import { parseSourced } from './content-fault.ts';
import { fillEmptyFields } from './empty-fields.ts';
import { readPictureIndex } from './media/picture-index.ts';
import { pictureCache } from './media/picture-cache.ts';
import { propertyCopies } from './property-copies.ts';
import { sampleSchemas, type SampleProperty } from './sample-schemas.ts';

const PICTURE = 'comporta-dune-villa-dusk';
const rendered = {
  id: '0123456789abcdef0123456789abcdef',
  width: 1800,
  height: 1200,
  widths: [480, 960, 1600, 1800],
  tones: '9bc876543',
  placeholder: 'data:image/webp;base64,AAAA',
  color: '#887766',
};
const sources = await readPictureIndex(join(import.meta.dirname, 'pictures'));
const cache = pictureCache({ byName: new Map([[PICTURE, rendered]]) }, sources);

function sample(fields: object): SampleProperty {
  const schema = sampleSchemas(new Set([PICTURE])).property;
  const value = fillEmptyFields(schema.shape, {
    id: 'b3f0a7f2-6d0c-4c57-9a2b-0f5a8d3c1e77',
    title: 'A Comporta Tree House',
    location: 'Comporta',
    type: 'rental',
    createdAt: '2026-03-19T15:05:00.000Z',
    ...fields,
  });
  const parsed = parseSourced(schema, { file: 'sample', field: '', value });
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

/** What would be stored: the working copy, then the published one. */
function stored(fields: object): unknown[] {
  const { working, published } = propertyCopies(sample(fields), cache);
  const entry = { kind: 'properties', id: working.id, file: 'sample', field: '', value: working, published } as const;
  return contentDocuments([entry]).map(({ data }) => data);
}

describe('the copies of a sample property', () => {
  it('fit the schemas of the domain', () => {
    const [working, published] = stored({ hero: PICTURE });
    expect(workingPropertySchema.parse(working)).toEqual(working);
    expect(publishedPropertySchema.parse(published)).toEqual(published);
  });

  it('have the slug of the title and the amounts parsed from the prices', () => {
    const { working } = propertyCopies(sample({ price: 'from €1,250 per night' }), cache);
    expect(working).toMatchObject({ slug: 'a-comporta-tree-house', priceAmount: 1250, salePriceAmount: 0 });
  });

  it("for real_estate have 'price' set to the sale price", () => {
    const { working } = propertyCopies(sample({ type: 'real_estate', salePrice: '€2,400,000' }), cache);
    expect(working).toMatchObject({ price: '€2,400,000', priceAmount: 2_400_000, salePriceAmount: 2_400_000 });
  });

  it('have the fields for staff in the working copy only', () => {
    const [working, published] = stored({ contactInfo: 'Call Marta', checkInInstructions: 'Key' });
    expect(working).toMatchObject({ contactInfo: 'Call Marta', checkInInstructions: 'Key' });
    expect(JSON.stringify(published)).not.toMatch(/Call Marta|Key/);
  });

  it('are published when the property was added, so that seeding again changes nothing', () => {
    const { published } = propertyCopies(sample({}), cache);
    const at = '2026-03-19T15:05:00.000Z';
    expect(published).toMatchObject({ rev: 1, publishedAt: at, firstPublishedAt: at });
  });

  it('describe a picture with its index unless the gallery has its own text', () => {
    const gallery = [{ picture: PICTURE }, { picture: PICTURE, alt: 'The deck', caption: 'At eight' }];
    const { working } = propertyCopies(sample({ gallery }), cache);
    expect(working.gallery).toEqual([
      { ...rendered, alt: sources.get(PICTURE)?.alt, caption: '' },
      { ...rendered, alt: 'The deck', caption: 'At eight' },
    ]);
  });
});
