import { randomUUID } from 'node:crypto';
import { PRICE_MISSING, SALE_PRICE_MISSING, TITLE_MISSING } from '#domain/property/form-text.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture, savedPropertySchema, type PropertyFixture } from '#support/content/property-fixture.ts';
import { propertyForm } from '#support/content/forms.ts';

let content: ContentFixture;
let properties: PropertyFixture;
beforeAll(async () => {
  content = await openContentFixture();
  properties = openPropertyFixture(content);
});
afterAll(() => content.close());

describe('a new property', () => {
  it('is stored with revision 1, and a URL and amount derived from the form', async () => {
    const title = `Quinta ${randomUUID().slice(0, 8)}`;
    const property = await properties.create({ title });
    expect(property).toMatchObject({ rev: 1, archivedAt: null, slug: title.toLowerCase().replace(' ', '-') });
    expect(property.priceAmount).toBe(1250);
    expect(await content.readDocument('properties', property.id)).toEqual(property);
    expect(await content.readAudit(`properties/${property.id}`)).toMatchObject([
      { action: 'property.created', before: null, after: { title }, uid: content.editor.uid },
    ]);
  });

  it('takes its sale price as its price when it is for sale', async () => {
    const property = await properties.create({ type: 'real_estate', price: 'ignored', salePrice: '€2,400,000' });
    expect(property).toMatchObject({ price: '€2,400,000', priceAmount: 2_400_000, salePriceAmount: 2_400_000 });
  });

  it('keeps each entry of a list once, trimmed', async () => {
    const property = await properties.create({ features: [' Sea view ', 'Sea view', 'Architect-designed'] });
    expect(property.features).toEqual(['Sea view', 'Architect-designed']);
  });

  it.each([
    [{ title: ' ' }, 'title', TITLE_MISSING],
    [{ price: '' }, 'price', PRICE_MISSING],
    [{ type: 'real_estate' as const, salePrice: '' }, 'salePrice', SALE_PRICE_MISSING],
  ])('is rejected when a required field is missing: %o', async (given, field, message) => {
    const problem = await readProblem(await content.call('POST', '/api/admin/properties', propertyForm(given)));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: field, message }] });
  });

  it('gets another URL when its title is taken', async () => {
    const title = `Casa Gémea ${randomUUID().slice(0, 8)}`;
    const [first, second] = [await properties.create({ title }), await properties.create({ title })];
    expect(second.slug).toBe(`${first.slug}-2`);
  });

  it('is created once, however often its form is sent', async () => {
    const form = propertyForm();
    content.deleteAfterwards('properties', form.id);
    const first = await content.call('POST', '/api/admin/properties', form);
    const again = await content.call('POST', '/api/admin/properties', form);
    expect(await again.json()).toEqual(await first.json());
    const changed = { ...form, title: `${form.title} at last` };
    const problem = await readProblem(await content.call('POST', '/api/admin/properties', changed));
    expect(problem.code).toBe('conflict');
    expect(workingPropertySchema.parse(problem.current).title).toBe(form.title);
  });
});

describe('a saved property', () => {
  it('has the next revision; the audit log contains the changed fields before and after', async () => {
    const property = await properties.create();
    const response = savedPropertySchema.parse(
      await (await properties.change(property, { tag: 'Beachfront', people: 8 })).json(),
    );
    expect(response).toMatchObject({ document: { rev: 2, tag: 'Beachfront', people: 8 }, alsoChanged: [] });
    expect((await content.readAudit(`properties/${property.id}`)).at(-1)).toMatchObject({
      action: 'property.saved',
      before: { rev: 1, tag: '', people: 1 },
      after: { rev: 2, tag: 'Beachfront', people: 8 },
    });
  });

  it('without changes writes nothing', async () => {
    const property = await properties.create();
    expect(savedPropertySchema.parse(await (await properties.change(property, {})).json()).document).toEqual(property);
    expect(await content.readAudit(`properties/${property.id}`)).toHaveLength(1);
  });

  it('is rejected with the stored version when the revision is stale', async () => {
    const property = await properties.create();
    await properties.change(property, { tag: 'Beachfront' });
    const problem = await readProblem(await properties.change(property, { tag: 'Hilltop' }));
    expect(problem).toMatchObject({ code: 'conflict', current: { tag: 'Beachfront', rev: 2 } });
    expect(await content.readDocument('properties', property.id)).toMatchObject({ tag: 'Beachfront', rev: 2 });
  });

  it('records which pictures it uses', async () => {
    const property = await properties.create();
    const hero = await content.storePicture();
    await properties.change(property, { hero });
    const note = await content.firestore.doc(pictureUsePath('properties', property.id)).get();
    expect(note.get('pictureIds')).toEqual([hero.id]);
  });

  it('has a URL that follows its title until it is published', async () => {
    const property = await properties.create();
    const renamed = `Vila ${randomUUID().slice(0, 8)}`;
    const draft = savedPropertySchema.parse(
      await (await properties.change(property, { title: renamed })).json(),
    ).document;
    expect(draft.slug).toBe(renamed.toLowerCase().replace(' ', '-'));
    const published = content.firestore.doc(`publishedProperties/${property.id}`);
    await published.set(publishedFixture({ id: property.id, slug: draft.slug }));
    const later = savedPropertySchema.parse(
      await (await properties.change(draft, { title: 'Another Name' })).json(),
    ).document;
    await published.delete();
    expect(later).toMatchObject({ title: 'Another Name', slug: draft.slug });
  });

  it('that is no longer a holiday rental is removed from the featured', async () => {
    const property = await properties.create();
    const featured = await properties.feature(property.id);
    const response = savedPropertySchema.parse(await (await properties.change(property, { type: 'event' })).json());
    expect(response.alsoChanged).toEqual([`featured/${featured}`]);
    expect(await content.readDocument('featured', featured)).toBeNull();
    expect((await content.readAudit(`featured/${featured}`)).map(({ action }) => action)).toEqual([
      'featured-property.deleted',
    ]);
  });
});
