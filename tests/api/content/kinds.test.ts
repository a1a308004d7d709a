import { randomUUID } from 'node:crypto';
import { contentApi } from '#domain/api/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import {
  ALREADY_FEATURED,
  DEPARTMENT_NAME_TAKEN,
  ONLY_RENTALS_FEATURED,
  PROPERTY_NOT_OFFERED,
} from '#domain/content/text.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { withKey, departmentForm, memberForm, serviceForm, uniqueWord, readSaved } from '#support/content/forms.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { propertyForm } from '#support/content/forms.ts';

let content: ContentFixture;
beforeAll(async () => {
  content = await openContentFixture();
  for (const kind of ['destinations', 'legalPages', 'settings'] as const) await content.restoreAfterwards(kind);
});
afterAll(() => content.close());

/** Kinds with new documents: path, kind, form and a change. */
const GROWING: readonly [string, ContentKind, () => object | Promise<object>, object][] = [
  [
    'hero-images',
    'heroImages',
    async () => ({ image: await content.storePicture(), isActive: true }),
    { isActive: false },
  ],
  ['services', 'services', serviceForm, { isActive: false }],
  ['team-members', 'teamMembers', () => memberForm('Guests'), { isFeatured: true }],
  ['departments', 'departments', departmentForm, { phone: '+351 210 000 100' }],
];

describe.each(GROWING)('%s', (path, kind, form, change) => {
  it('are added at the end, saved and deleted, each in the audit log', async () => {
    const { docs } = await content.firestore.collection(kind).orderBy('orderIndex', 'desc').limit(1).get();
    const fields = await form();
    const { document } = await readSaved(await content.call('POST', `/api/admin/${path}`, withKey(fields)));
    content.deleteAfterwards(kind, document.id);
    expect(document).toMatchObject({ ...fields, rev: 1, orderIndex: Number(docs[0]?.get('orderIndex')) + 1 });
    const documentPath = `/api/admin/${path}/${document.id}`;
    const { document: saved } = await readSaved(
      await content.call('PUT', documentPath, { ...fields, ...change, rev: 1 }),
    );
    expect(saved).toEqual({ ...document, ...change, rev: 2 });
    expect(await content.readDocument(kind, document.id)).toEqual(saved);
    expect(await (await content.call('DELETE', `${documentPath}?rev=2`)).json()).toEqual({ alsoChanged: [] });
    expect(await content.readDocument(kind, document.id)).toBeNull();
    const actions = (await content.readAudit(`${kind}/${document.id}`)).map(({ action }) => action.split('.')[1]);
    expect(actions).toEqual(['created', 'saved', 'deleted']);
  });

  it('changed by somebody else are neither saved nor deleted, and the response contains what is stored', async () => {
    const fields = await form();
    const { document } = await readSaved(await content.call('POST', `/api/admin/${path}`, withKey(fields)));
    content.deleteAfterwards(kind, document.id);
    const documentPath = `/api/admin/${path}/${document.id}`;
    await content.call('PUT', documentPath, { ...fields, ...change, rev: 1 });
    const stale = [
      await content.call('PUT', documentPath, { ...fields, rev: 1 }),
      await content.call('DELETE', `${documentPath}?rev=1`),
    ];
    for (const problem of await Promise.all(stale.map(readProblem))) {
      expect(problem).toMatchObject({ code: 'conflict', current: { ...change, rev: 2 } });
    }
    expect(await content.readDocument(kind, document.id)).toMatchObject({ ...change, rev: 2 });
  });
});

describe('a name', () => {
  it('becomes the id of a person, with a number for a repeated name', async () => {
    const fields = { ...memberForm('Guests'), name: `Inês ${uniqueWord()}` };
    const ids: string[] = [];
    for (const form of [fields, fields]) {
      const { document } = await readSaved(await content.call('POST', '/api/admin/team-members', withKey(form)));
      content.deleteAfterwards('teamMembers', document.id);
      ids.push(document.id);
    }
    expect(ids).toEqual([`ines-${fields.name.slice(5)}`, `ines-${fields.name.slice(5)}-2`]);
  });

  it.each(['912 000 000', '+351', 'Ana +351 912 000 000', '+351 912 000 000 000 000'])(
    'of a WhatsApp account is a number with the code of its country, unlike %s',
    async (whatsApp) => {
      const response = await content.call(
        'POST',
        '/api/admin/team-members',
        withKey({ ...memberForm('Guests'), whatsApp }),
      );
      expect((await readProblem(response)).fields).toMatchObject([{ path: 'whatsApp' }]);
    },
  );

  it('of a department is unique, and a new one is written to its members in the same step', async () => {
    const fields = departmentForm();
    const { document } = await readSaved(await content.call('POST', '/api/admin/departments', withKey(fields)));
    content.deleteAfterwards('departments', document.id);
    const again = await readProblem(await content.call('POST', '/api/admin/departments', withKey(fields)));
    expect(again.fields).toEqual([{ path: 'name', message: DEPARTMENT_NAME_TAKEN }]);
    const { document: person } = await readSaved(
      await content.call('POST', '/api/admin/team-members', withKey(memberForm(fields.name))),
    );
    content.deleteAfterwards('teamMembers', person.id);
    const name = `Owners ${uniqueWord()}`;
    const renamed = await content.call('PUT', `/api/admin/departments/${document.id}`, { ...fields, name, rev: 1 });
    expect((await readSaved(renamed)).alsoChanged).toEqual([`teamMembers/${person.id}`]);
    expect(await content.readDocument('teamMembers', person.id)).toMatchObject({ department: name, rev: 2 });
  });

  it('of a deleted department stays with its members', async () => {
    const fields = departmentForm();
    const { document } = await readSaved(await content.call('POST', '/api/admin/departments', withKey(fields)));
    const { document: person } = await readSaved(
      await content.call('POST', '/api/admin/team-members', withKey(memberForm(fields.name))),
    );
    content.deleteAfterwards('teamMembers', person.id);
    await content.call('DELETE', `/api/admin/departments/${document.id}?rev=1`);
    expect(await content.readDocument('teamMembers', person.id)).toMatchObject({ department: fields.name, rev: 1 });
  });
});

describe('a featured property', () => {
  async function property(given: Parameters<typeof propertyForm>[0] = {}): Promise<string> {
    const form = propertyForm(given);
    content.deleteAfterwards('properties', form.id);
    await content.call('POST', '/api/admin/properties', form);
    return form.id;
  }
  const feature = (propertyId: string) =>
    content.call('POST', '/api/admin/featured', withKey({ propertyId, isActive: true }));

  it('is added after the others, hidden and taken out', async () => {
    const propertyId = await property();
    const { document } = await readSaved(await feature(propertyId));
    content.deleteAfterwards('featured', document.id);
    const documentPath = `/api/admin/featured/${document.id}`;
    const hidden = await content.call('PUT', documentPath, { propertyId, isActive: false, rev: 1 });
    expect((await readSaved(hidden)).document).toMatchObject({ isActive: false, rev: 2 });
    await content.call('DELETE', `${documentPath}?rev=2`);
    expect(await content.readDocument('featured', document.id)).toBeNull();
  });

  it('is a holiday rental that is offered, once', async () => {
    const [rental, archived] = [await property(), await property()];
    await content.call('POST', `/api/admin/properties/${archived}/archive`, { rev: 1 });
    const { document } = await readSaved(await feature(rental));
    content.deleteAfterwards('featured', document.id);
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

describe('a fixed document', () => {
  it('a destination is saved; its suggestion must be a property that is offered', async () => {
    const stored = await content.readDocument('destinations', 'comporta');
    if (stored === null) throw new Error('The sample content has Comporta');
    const { slug, orderIndex, ...fields } = stored;
    const documentPath = `/api/admin/destinations/${slug}`;
    const { document } = await readSaved(
      await content.call('PUT', documentPath, { ...fields, climate: 'Mild all year' }),
    );
    expect(document).toEqual({ ...stored, id: '', climate: 'Mild all year', rev: stored.rev + 1 });
    const lost = { ...fields, rev: stored.rev + 1, suggestedPropertyId: randomUUID() };
    expect((await readProblem(await content.call('PUT', documentPath, lost))).fields).toEqual([
      { path: 'suggestedPropertyId', message: PROPERTY_NOT_OFFERED },
    ]);
    expect(orderIndex).toBe(document.orderIndex);
  });

  it('the settings are saved; the gallery shows only properties that are offered', async () => {
    const stored = await content.readDocument('settings', 'site');
    if (stored === null) throw new Error('The sample content has settings');
    const response = await content.call('PUT', '/api/admin/settings', { ...stored, tagline: 'Villas by the sea' });
    const { document } = contentApi['PUT /api/admin/settings'].response.parse(await response.json());
    expect(document).toEqual({ ...stored, tagline: 'Villas by the sea', rev: stored.rev + 1 });
    const home = { ...stored.home, galleryPropertyIds: [...stored.home.galleryPropertyIds.slice(0, 2), randomUUID()] };
    const problem = await readProblem(await content.call('PUT', '/api/admin/settings', { ...document, home }));
    expect(problem.fields).toEqual([{ path: 'home.galleryPropertyIds.2', message: PROPERTY_NOT_OFFERED }]);
  });

  it('the settings take a photograph of the team, and lose it with its picture', async () => {
    const stored = await content.readDocument('settings', 'site');
    const teamPhoto = await content.storePicture();
    expect((await content.call('PUT', '/api/admin/settings', { ...stored, teamPhoto })).status).toBe(200);
    const removed = await content.call('DELETE', `/api/admin/pictures/${teamPhoto.id}?force=true`);
    expect(await removed.json()).toMatchObject({ takenOutOf: [{ documentId: 'site', places: ['teamPhoto'] }] });
    expect(await content.readDocument('settings', 'site')).toMatchObject({ teamPhoto: null });
  });

  it.each(['officeDays', 'replyTemplates', 'purchaseTable', 'teamPhoto'])(
    'the settings without %s are rejected: a tab of an older release would put the default in its place',
    async (field) => {
      const stored = await content.readDocument('settings', 'site');
      const problem = await readProblem(
        await content.call('PUT', '/api/admin/settings', { ...stored, [field]: undefined }),
      );
      expect(problem.fields).toMatchObject([{ path: field }]);
    },
  );

  it('a legal page is saved', async () => {
    const stored = await content.readDocument('legalPages', 'terms');
    if (stored === null) throw new Error('The sample content has terms');
    const { slug, ...fields } = stored;
    const response = await content.call('PUT', `/api/admin/legal-pages/${slug}`, {
      ...fields,
      introduction: 'In short.',
    });
    expect((await readSaved(response)).document).toMatchObject({
      slug,
      introduction: 'In short.',
      rev: stored.rev + 1,
    });
  });
});
