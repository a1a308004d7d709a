import { randomUUID } from 'node:crypto';
import { PRICE_MISSING, SALE_PRICE_MISSING, TITLE_MISSING } from '#domain/property/form-text.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/content-fixture.ts';
import { openPropertyFixture, savedProperty, type PropertyFixture } from '#support/content/property-fixture.ts';
import { propertyForm } from '#support/content/property-form.ts';

let fixture: ContentFixture;
let properties: PropertyFixture;
beforeAll(async () => {
  fixture = await openContentFixture();
  properties = openPropertyFixture(fixture);
});
afterAll(() => fixture.close());

describe('a new property', () => {
  it('is stored at its first revision, with an address and an amount made from what was typed', async () => {
    const title = `Quinta ${randomUUID().slice(0, 8)}`;
    const property = await properties.create({ title });
    expect(property).toMatchObject({ rev: 1, archivedAt: null, slug: title.toLowerCase().replace(' ', '-') });
    expect(property.priceAmount).toBe(1250);
    expect(await fixture.stored('properties', property.id)).toEqual(property);
    expect(await fixture.audit(`properties/${property.id}`)).toMatchObject([
      { action: 'property.created', before: null, after: { title }, uid: fixture.editor.uid },
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
  ])('is refused when the form lacks something: %o', async (given, field, message) => {
    const problem = await readProblem(await fixture.call('POST', '/api/admin/properties', propertyForm(given)));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: field, message }] });
  });

  it('gets an address of its own when another has its title', async () => {
    const title = `Casa Gémea ${randomUUID().slice(0, 8)}`;
    const [first, second] = [await properties.create({ title }), await properties.create({ title })];
    expect(second.slug).toBe(`${first.slug}-2`);
  });

  it('is made once, however often its form is sent', async () => {
    const form = propertyForm();
    fixture.forget('properties', form.id);
    const first = await fixture.call('POST', '/api/admin/properties', form);
    const again = await fixture.call('POST', '/api/admin/properties', form);
    expect(await again.json()).toEqual(await first.json());
    const changed = { ...form, title: `${form.title} at last` };
    const problem = await readProblem(await fixture.call('POST', '/api/admin/properties', changed));
    expect(problem.code).toBe('conflict');
    expect(workingPropertySchema.parse(problem.current).title).toBe(form.title);
  });
});

describe('a saved property', () => {
  it('is one revision further; the audit log tells the changed fields as they were and as they are', async () => {
    const property = await properties.create();
    const response = savedProperty.parse(
      await (await properties.change(property, { tag: 'Beachfront', people: 8 })).json(),
    );
    expect(response).toMatchObject({ document: { rev: 2, tag: 'Beachfront', people: 8 }, alsoChanged: [] });
    expect((await fixture.audit(`properties/${property.id}`)).at(-1)).toMatchObject({
      action: 'property.saved',
      before: { rev: 1, tag: '', people: 1 },
      after: { rev: 2, tag: 'Beachfront', people: 8 },
    });
  });

  it('that says what is stored already changes nothing', async () => {
    const property = await properties.create();
    expect(savedProperty.parse(await (await properties.change(property, {})).json()).document).toEqual(property);
    expect(await fixture.audit(`properties/${property.id}`)).toHaveLength(1);
  });

  it('is refused with what is stored when somebody was quicker', async () => {
    const property = await properties.create();
    await properties.change(property, { tag: 'Beachfront' });
    const problem = await readProblem(await properties.change(property, { tag: 'Hilltop' }));
    expect(problem).toMatchObject({ code: 'conflict', current: { tag: 'Beachfront', rev: 2 } });
    expect(await fixture.stored('properties', property.id)).toMatchObject({ tag: 'Beachfront', rev: 2 });
  });

  it('notes which pictures it uses', async () => {
    const property = await properties.create();
    await properties.change(property, { hero: pictureFixture('a') });
    const note = await fixture.firestore.doc(pictureUsePath('properties', property.id)).get();
    expect(note.get('pictureIds')).toEqual(['a'.repeat(32)]);
  });

  it('follows its title with its address until it is published, and keeps it from then on', async () => {
    const property = await properties.create();
    const renamed = `Vila ${randomUUID().slice(0, 8)}`;
    const draft = savedProperty.parse(await (await properties.change(property, { title: renamed })).json()).document;
    expect(draft.slug).toBe(renamed.toLowerCase().replace(' ', '-'));
    const published = fixture.firestore.doc(`publishedProperties/${property.id}`);
    await published.set(publishedFixture({ id: property.id, slug: draft.slug }));
    const later = savedProperty.parse(
      await (await properties.change(draft, { title: 'Another Name' })).json(),
    ).document;
    await published.delete();
    expect(later).toMatchObject({ title: 'Another Name', slug: draft.slug });
  });

  it('that is no holiday rental any more is featured no longer', async () => {
    const property = await properties.create();
    const featured = await properties.feature(property.id);
    const response = savedProperty.parse(await (await properties.change(property, { type: 'event' })).json());
    expect(response.alsoChanged).toEqual([`featured/${featured}`]);
    expect(await fixture.stored('featured', featured)).toBeNull();
    expect((await fixture.audit(`featured/${featured}`)).map(({ action }) => action)).toEqual([
      'featured-property.deleted',
    ]);
  });
});
