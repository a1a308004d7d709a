import { randomUUID } from 'node:crypto';
import { contentApi } from '#domain/api/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import {
  ALREADY_FEATURED,
  DEPARTMENT_NAME_TAKEN,
  ONLY_RENTALS_FEATURED,
  PROPERTY_NOT_OFFERED,
} from '#domain/content/text.ts';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/api-calls.ts';
import { created, department, member, service, word, written } from '#support/content/content-forms.ts';
import { openContentFixture, type ContentFixture } from '#support/content/content-fixture.ts';
import { propertyForm } from '#support/content/property-form.ts';

let fixture: ContentFixture;
beforeAll(async () => {
  fixture = await openContentFixture();
  for (const kind of ['destinations', 'legalPages', 'settings'] as const) await fixture.keep(kind);
});
afterAll(() => fixture.close());

/** Each kind to which editors add: where it is, what a form sends, and a change of it. */
const GROWING: readonly [string, ContentKind, () => object, object][] = [
  ['hero-images', 'heroImages', () => ({ image: pictureFixture('d'), isActive: true }), { isActive: false }],
  ['services', 'services', service, { isActive: false }],
  ['team-members', 'teamMembers', () => member('Guests'), { isFeatured: true }],
  ['departments', 'departments', department, { phone: '+351 210 000 100' }],
];

describe.each(GROWING)('%s', (path, kind, form, change) => {
  it('are added at the end, saved and deleted, each in the audit log', async () => {
    const { docs } = await fixture.firestore.collection(kind).orderBy('orderIndex', 'desc').limit(1).get();
    const fields = form();
    const { document } = await written(await fixture.call('POST', `/api/admin/${path}`, created(fields)));
    fixture.forget(kind, document.id);
    expect(document).toMatchObject({ ...fields, rev: 1, orderIndex: Number(docs[0]?.get('orderIndex')) + 1 });
    const address = `/api/admin/${path}/${document.id}`;
    const { document: saved } = await written(await fixture.call('PUT', address, { ...fields, ...change, rev: 1 }));
    expect(saved).toEqual({ ...document, ...change, rev: 2 });
    expect(await fixture.stored(kind, document.id)).toEqual(saved);
    expect(await (await fixture.call('DELETE', `${address}?rev=2`)).json()).toEqual({ alsoChanged: [] });
    expect(await fixture.stored(kind, document.id)).toBeNull();
    const actions = (await fixture.audit(`${kind}/${document.id}`)).map(({ action }) => action.split('.')[1]);
    expect(actions).toEqual(['created', 'saved', 'deleted']);
  });

  it('that somebody else changed are neither saved nor deleted, and what is stored is answered', async () => {
    const fields = form();
    const { document } = await written(await fixture.call('POST', `/api/admin/${path}`, created(fields)));
    fixture.forget(kind, document.id);
    const address = `/api/admin/${path}/${document.id}`;
    await fixture.call('PUT', address, { ...fields, ...change, rev: 1 });
    const stale = [
      await fixture.call('PUT', address, { ...fields, rev: 1 }),
      await fixture.call('DELETE', `${address}?rev=1`),
    ];
    for (const problem of await Promise.all(stale.map(readProblem))) {
      expect(problem).toMatchObject({ code: 'conflict', current: { ...change, rev: 2 } });
    }
    expect(await fixture.stored(kind, document.id)).toMatchObject({ ...change, rev: 2 });
  });
});

describe('a name', () => {
  it('becomes the id of a person, and a number tells two of one name apart', async () => {
    const fields = { ...member('Guests'), name: `Inês ${word()}` };
    const ids: string[] = [];
    for (const form of [fields, fields]) {
      const { document } = await written(await fixture.call('POST', '/api/admin/team-members', created(form)));
      fixture.forget('teamMembers', document.id);
      ids.push(document.id);
    }
    expect(ids).toEqual([`ines-${fields.name.slice(5)}`, `ines-${fields.name.slice(5)}-2`]);
  });

  it('of a department is unique, and a new one is written to its members in the same step', async () => {
    const fields = department();
    const { document } = await written(await fixture.call('POST', '/api/admin/departments', created(fields)));
    fixture.forget('departments', document.id);
    const again = await readProblem(await fixture.call('POST', '/api/admin/departments', created(fields)));
    expect(again.fields).toEqual([{ path: 'name', message: DEPARTMENT_NAME_TAKEN }]);
    const { document: person } = await written(
      await fixture.call('POST', '/api/admin/team-members', created(member(fields.name))),
    );
    fixture.forget('teamMembers', person.id);
    const name = `Owners ${word()}`;
    const renamed = await fixture.call('PUT', `/api/admin/departments/${document.id}`, { ...fields, name, rev: 1 });
    expect((await written(renamed)).alsoChanged).toEqual([`teamMembers/${person.id}`]);
    expect(await fixture.stored('teamMembers', person.id)).toMatchObject({ department: name, rev: 2 });
  });

  it('of a deleted department stays with its members', async () => {
    const fields = department();
    const { document } = await written(await fixture.call('POST', '/api/admin/departments', created(fields)));
    const { document: person } = await written(
      await fixture.call('POST', '/api/admin/team-members', created(member(fields.name))),
    );
    fixture.forget('teamMembers', person.id);
    await fixture.call('DELETE', `/api/admin/departments/${document.id}?rev=1`);
    expect(await fixture.stored('teamMembers', person.id)).toMatchObject({ department: fields.name, rev: 1 });
  });
});

describe('a featured property', () => {
  async function property(given: Parameters<typeof propertyForm>[0] = {}): Promise<string> {
    const form = propertyForm(given);
    fixture.forget('properties', form.id);
    await fixture.call('POST', '/api/admin/properties', form);
    return form.id;
  }
  const feature = (propertyId: string) =>
    fixture.call('POST', '/api/admin/featured', created({ propertyId, isActive: true }));

  it('is added after the others, hidden and taken out', async () => {
    const propertyId = await property();
    const { document } = await written(await feature(propertyId));
    fixture.forget('featured', document.id);
    const address = `/api/admin/featured/${document.id}`;
    const hidden = await fixture.call('PUT', address, { propertyId, isActive: false, rev: 1 });
    expect((await written(hidden)).document).toMatchObject({ isActive: false, rev: 2 });
    await fixture.call('DELETE', `${address}?rev=2`);
    expect(await fixture.stored('featured', document.id)).toBeNull();
  });

  it('is a holiday rental that is offered, once', async () => {
    const [rental, archived] = [await property(), await property()];
    await fixture.call('POST', `/api/admin/properties/${archived}/archive`, { rev: 1 });
    const { document } = await written(await feature(rental));
    fixture.forget('featured', document.id);
    const rejected: [string, string][] = [
      [await property({ type: 'event' }), ONLY_RENTALS_FEATURED],
      [archived, PROPERTY_NOT_OFFERED],
      [randomUUID(), PROPERTY_NOT_OFFERED],
      [rental, ALREADY_FEATURED],
    ];
    for (const [id, message] of rejected) {
      expect((await readProblem(await feature(id))).fields).toEqual([{ path: 'propertyId', message }]);
    }
  });
});

describe('what is a fixed set', () => {
  it('a destination is saved; its suggestion must be a property that is offered', async () => {
    const stored = await fixture.stored('destinations', 'comporta');
    if (stored === null) throw new Error('The sample content has Comporta');
    const { slug, orderIndex, ...fields } = stored;
    const address = `/api/admin/destinations/${slug}`;
    const { document } = await written(await fixture.call('PUT', address, { ...fields, climate: 'Mild all year' }));
    expect(document).toEqual({ ...stored, id: '', climate: 'Mild all year', rev: stored.rev + 1 });
    const lost = { ...fields, rev: stored.rev + 1, suggestedPropertyId: randomUUID() };
    expect((await readProblem(await fixture.call('PUT', address, lost))).fields).toEqual([
      { path: 'suggestedPropertyId', message: PROPERTY_NOT_OFFERED },
    ]);
    expect(orderIndex).toBe(document.orderIndex);
  });

  it('the settings are saved; the gallery shows only properties that are offered', async () => {
    const stored = await fixture.stored('settings', 'site');
    if (stored === null) throw new Error('The sample content has settings');
    const response = await fixture.call('PUT', '/api/admin/settings', { ...stored, tagline: 'Houses by the sea' });
    const { document } = contentApi['PUT /api/admin/settings'].response.parse(await response.json());
    expect(document).toEqual({ ...stored, tagline: 'Houses by the sea', rev: stored.rev + 1 });
    const home = { ...stored.home, galleryPropertyIds: [...stored.home.galleryPropertyIds.slice(0, 2), randomUUID()] };
    const problem = await readProblem(await fixture.call('PUT', '/api/admin/settings', { ...document, home }));
    expect(problem.fields).toEqual([{ path: 'home.galleryPropertyIds.2', message: PROPERTY_NOT_OFFERED }]);
  });

  it('a legal page is saved', async () => {
    const stored = await fixture.stored('legalPages', 'terms');
    if (stored === null) throw new Error('The sample content has terms');
    const { slug, ...fields } = stored;
    const response = await fixture.call('PUT', `/api/admin/legal-pages/${slug}`, {
      ...fields,
      introduction: 'In short.',
    });
    expect((await written(response)).document).toMatchObject({ slug, introduction: 'In short.', rev: stored.rev + 1 });
  });
});
