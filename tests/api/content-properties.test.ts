import { randomUUID } from 'node:crypto';
import { propertiesApi } from '@site/domain/api-properties';
import { PRICE_MISSING, SALE_PRICE_MISSING, TITLE_MISSING } from '@site/domain/messages/property-form-messages';
import { pictureFixture, publishedFixture } from '@site/domain/published-fixture';
import { workingPropertySchema, type WorkingProperty } from '@site/domain/property';
import { propertyInputOf } from '@site/domain/property-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureUsePath } from '../../functions/src/platform/firestore-paths.ts';
import { readProblem } from '../support/api-calls.ts';
import { openContentDesk, type ContentDesk } from '../support/content-desk.ts';
import { propertyForm } from '../support/property-form.ts';

let desk: ContentDesk;
beforeAll(async () => {
  desk = await openContentDesk();
});
afterAll(() => desk.close());

const saved = propertiesApi['PUT /api/admin/properties/{id}'].response;

async function create(given: Parameters<typeof propertyForm>[0] = {}): Promise<WorkingProperty> {
  const form = propertyForm(given);
  desk.forget('properties', form.id);
  return saved.parse(await (await desk.call('POST', '/api/admin/properties', form)).json()).document;
}

const path = (id: string) => `/api/admin/properties/${id}`;
const change = (property: WorkingProperty, fields: Partial<WorkingProperty>) =>
  desk.call('PUT', path(property.id), { ...propertyInputOf({ ...property, ...fields }), rev: property.rev });

async function feature(propertyId: string): Promise<string> {
  const id = randomUUID();
  await desk.firestore.doc(`featured/${id}`).set({ id, propertyId, orderIndex: 900, isActive: false, rev: 1 });
  desk.forget('featured', id);
  return id;
}

describe('a new property', () => {
  it('is stored at its first revision, with an address and an amount made from what was typed', async () => {
    const title = `Quinta ${randomUUID().slice(0, 8)}`;
    const property = await create({ title });
    expect(property).toMatchObject({ rev: 1, archivedAt: null, slug: title.toLowerCase().replace(' ', '-') });
    expect(property.priceAmount).toBe(1250);
    expect(await desk.stored('properties', property.id)).toEqual(property);
    expect(await desk.audit(`properties/${property.id}`)).toMatchObject([
      { action: 'property.created', before: null, after: { title }, uid: desk.editor.uid },
    ]);
  });

  it('takes its sale price as its price when it is for sale', async () => {
    const property = await create({ type: 'real_estate', price: 'ignored', salePrice: '€2,400,000' });
    expect(property).toMatchObject({ price: '€2,400,000', priceAmount: 2_400_000, salePriceAmount: 2_400_000 });
  });

  it('keeps each entry of a list once, trimmed', async () => {
    const property = await create({ features: [' Sea view ', 'Sea view', 'Architect-designed'] });
    expect(property.features).toEqual(['Sea view', 'Architect-designed']);
  });

  it.each([
    [{ title: ' ' }, 'title', TITLE_MISSING],
    [{ price: '' }, 'price', PRICE_MISSING],
    [{ type: 'real_estate' as const, salePrice: '' }, 'salePrice', SALE_PRICE_MISSING],
  ])('is refused when the form lacks something: %o', async (given, field, message) => {
    const problem = await readProblem(await desk.call('POST', '/api/admin/properties', propertyForm(given)));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ path: field, message }] });
  });

  it('gets an address of its own when another has its title', async () => {
    const title = `Casa Gémea ${randomUUID().slice(0, 8)}`;
    const [first, second] = [await create({ title }), await create({ title })];
    expect(second.slug).toBe(`${first.slug}-2`);
  });

  it('is made once, however often its form is sent', async () => {
    const form = propertyForm();
    desk.forget('properties', form.id);
    await desk.call('POST', '/api/admin/properties', form);
    const problem = await readProblem(await desk.call('POST', '/api/admin/properties', form));
    expect(problem.code).toBe('conflict');
    expect(workingPropertySchema.parse(problem.current).title).toBe(form.title);
  });
});

describe('a saved property', () => {
  it('is one revision further; the audit log tells the changed fields as they were and as they are', async () => {
    const property = await create();
    const answer = saved.parse(await (await change(property, { tag: 'Beachfront', people: 8 })).json());
    expect(answer).toMatchObject({ document: { rev: 2, tag: 'Beachfront', people: 8 }, alsoChanged: [] });
    expect((await desk.audit(`properties/${property.id}`)).at(-1)).toMatchObject({
      action: 'property.saved',
      before: { rev: 1, tag: '', people: 1 },
      after: { rev: 2, tag: 'Beachfront', people: 8 },
    });
  });

  it('that says what is stored already changes nothing', async () => {
    const property = await create();
    expect(saved.parse(await (await change(property, {})).json()).document).toEqual(property);
    expect(await desk.audit(`properties/${property.id}`)).toHaveLength(1);
  });

  it('is refused with what is stored when somebody was quicker', async () => {
    const property = await create();
    await change(property, { tag: 'Beachfront' });
    const problem = await readProblem(await change(property, { tag: 'Hilltop' }));
    expect(problem).toMatchObject({ code: 'conflict', current: { tag: 'Beachfront', rev: 2 } });
    expect(await desk.stored('properties', property.id)).toMatchObject({ tag: 'Beachfront', rev: 2 });
  });

  it('notes which pictures it uses', async () => {
    const property = await create();
    await change(property, { hero: pictureFixture('a') });
    const note = await desk.firestore.doc(pictureUsePath('properties', property.id)).get();
    expect(note.get('pictureIds')).toEqual(['a'.repeat(32)]);
  });

  it('follows its title with its address until it is published, and keeps it from then on', async () => {
    const property = await create();
    const renamed = `Vila ${randomUUID().slice(0, 8)}`;
    const draft = saved.parse(await (await change(property, { title: renamed })).json()).document;
    expect(draft.slug).toBe(renamed.toLowerCase().replace(' ', '-'));
    const published = desk.firestore.doc(`publishedProperties/${property.id}`);
    await published.set(publishedFixture({ id: property.id, slug: draft.slug }));
    const later = saved.parse(await (await change(draft, { title: 'Another Name' })).json()).document;
    await published.delete();
    expect(later).toMatchObject({ title: 'Another Name', slug: draft.slug });
  });

  it('that is no holiday rental any more is featured no longer', async () => {
    const property = await create();
    const featured = await feature(property.id);
    const answer = saved.parse(await (await change(property, { type: 'event' })).json());
    expect(answer.alsoChanged).toEqual([`featured/${featured}`]);
    expect(await desk.stored('featured', featured)).toBeNull();
    expect((await desk.audit(`featured/${featured}`)).map(({ action }) => action)).toEqual([
      'featured-property.deleted',
    ]);
  });
});

describe('putting a property away', () => {
  it('takes it out of the featured; restoring offers it again', async () => {
    const property = await create();
    const featured = await feature(property.id);
    const archived = saved.parse(await (await desk.call('POST', `${path(property.id)}/archive`, { rev: 1 })).json());
    expect(archived.document).toMatchObject({ rev: 2, archivedAt: expect.any(String) });
    expect(await desk.stored('featured', featured)).toBeNull();
    const restored = await desk.call('POST', `${path(property.id)}/restore`, { rev: 2 });
    expect(saved.parse(await restored.json()).document).toMatchObject({ rev: 3, archivedAt: null });
    expect((await desk.audit(`properties/${property.id}`)).map(({ action }) => action)).toEqual([
      'property.created',
      'property.archived',
      'property.restored',
    ]);
  });

  it('is refused while the home page or a destination shows it', async () => {
    const [settings] = (await desk.firestore.collection('settings').get()).docs;
    const id = String(Reflect.get(Object(settings?.get('home')), 'galleryPropertyIds')[0]);
    const shown = await desk.stored('properties', id);
    const problem = await readProblem(await desk.call('POST', `${path(id)}/archive`, { rev: shown?.rev }));
    expect(problem).toMatchObject({ code: 'in_use' });
    expect(problem.fields?.map((field) => field.path)).toContain('settings/site');
    expect(await desk.stored('properties', id)).toEqual(shown);
  });
});

describe('deleting a property', () => {
  it('takes it out of the featured and of the notes of pictures, and leaves it whole in the audit log', async () => {
    const property = await create({ hero: pictureFixture('b') });
    const featured = await feature(property.id);
    const answer = await desk.call('DELETE', `${path(property.id)}?rev=1`);
    expect(await answer.json()).toEqual({ alsoChanged: [`featured/${featured}`] });
    expect(await desk.stored('properties', property.id)).toBeNull();
    expect((await desk.firestore.doc(pictureUsePath('properties', property.id)).get()).exists).toBe(false);
    expect((await desk.audit(`properties/${property.id}`)).at(-1)).toMatchObject({
      action: 'property.deleted',
      before: property,
      after: null,
    });
  });

  it('is refused when it was changed since, and when it is gone', async () => {
    const property = await create();
    await change(property, { tag: 'New' });
    expect((await readProblem(await desk.call('DELETE', `${path(property.id)}?rev=1`))).code).toBe('conflict');
    expect((await readProblem(await desk.call('DELETE', `${path(randomUUID())}?rev=1`))).code).toBe('not_found');
  });
});

describe('duplicating a property', () => {
  it('makes a draft of the same words under a title, an address and a revision of its own', async () => {
    const property = await create({ tag: 'Beachfront', hero: pictureFixture('c') });
    const id = randomUUID();
    desk.forget('properties', id);
    const { document } = saved.parse(await (await desk.call('POST', `${path(property.id)}/duplicate`, { id })).json());
    const { title, slug } = property;
    expect(document).toMatchObject({ id, title: `${title} (copy)`, slug: `${slug}-copy`, rev: 1, hero: property.hero });
    expect((await desk.audit(`properties/${id}`))[0]).toMatchObject({
      action: 'property.duplicated',
      details: { of: property.id },
    });
  });
});

describe('many properties at once', () => {
  const bulk = async (targets: object[], action: object) => {
    const answer = await desk.call('POST', '/api/admin/properties-bulk', { change: action, targets });
    return propertiesApi['POST /api/admin/properties-bulk'].response.parse(await answer.json()).outcomes;
  };
  const target = ({ id, rev }: WorkingProperty) => ({ id, rev });

  it('are changed each for itself, and each outcome is told', async () => {
    const [one, two, stale] = [await create(), await create(), await create()];
    await change(stale, { tag: 'Changed' });
    const gone = { id: randomUUID(), rev: 1 };
    const fields = { showOnEventsPage: true, tag: 'Estate' };
    const outcomes = await bulk([target(one), target(stale), gone, target(two)], { action: 'change', fields });
    expect(outcomes).toMatchObject([
      { outcome: 'done', document: { id: one.id, ...fields, rev: 2 } },
      { outcome: 'refused', id: stale.id, code: 'conflict' },
      { outcome: 'refused', id: gone.id, code: 'not_found' },
      { outcome: 'done', document: { id: two.id, ...fields, rev: 2 } },
    ]);
  });

  it('are archived, restored and deleted', async () => {
    const houses = [await create(), await create()];
    const archived = await bulk(houses.map(target), { action: 'archive' });
    expect(archived).toMatchObject([{ document: { rev: 2 } }, { document: { rev: 2 } }]);
    const restored = await bulk(
      houses.map(({ id }) => ({ id, rev: 2 })),
      { action: 'restore' },
    );
    expect(restored).toMatchObject([{ document: { archivedAt: null } }, { document: { archivedAt: null } }]);
    const deleted = await bulk(
      houses.map(({ id }) => ({ id, rev: 3 })),
      { action: 'delete' },
    );
    expect(deleted).toMatchObject([
      { outcome: 'done', document: null },
      { outcome: 'done', document: null },
    ]);
  });

  it.each([
    [
      'the same one twice',
      (id: string) => [
        { id, rev: 1 },
        { id, rev: 1 },
      ],
    ],
    ['more than a hundred', () => Array.from({ length: 101 }, () => ({ id: randomUUID(), rev: 1 }))],
    ['none', () => []],
  ])('cannot be %s', async (_, targets) => {
    const change = { action: 'archive' };
    const answer = await desk.call('POST', '/api/admin/properties-bulk', { change, targets: targets(randomUUID()) });
    expect((await readProblem(answer)).code).toBe('invalid_request');
  });
});
