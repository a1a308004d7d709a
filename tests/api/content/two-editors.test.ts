import { randomUUID } from 'node:crypto';
import { propertiesApi } from '#domain/api/properties.ts';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import { compareVersions, settleVersions } from '#domain/content/conflict.ts';
import { propertyInputOf } from '#domain/property/input.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#support/accounts/actors.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/content-fixture.ts';
import { propertyForm } from '#support/content/property-form.ts';

let fixture: ContentFixture;
let other: Account;
beforeAll(async () => {
  fixture = await openContentFixture();
  other = await fixture.open('admin');
});
afterAll(() => fixture.close());

const saved = propertiesApi['PUT /api/admin/properties/{id}'].response;

async function storeProperty(): Promise<WorkingProperty> {
  const form = propertyForm();
  fixture.forget('properties', form.id);
  return saved.parse(await (await fixture.call('POST', '/api/admin/properties', form)).json()).document;
}

function save(account: Account, property: WorkingProperty, fields: Partial<WorkingProperty>): Promise<Response> {
  const body = { ...propertyInputOf({ ...property, ...fields }), rev: property.rev };
  return fixture.callAs(account, 'PUT', `/api/admin/properties/${property.id}`, body);
}

describe('two editors who save the same property at once', () => {
  it('cannot both be told that it was saved: one is, the other gets what is stored', async () => {
    const property = await storeProperty();
    const responses = await Promise.all([
      save(fixture.editor, property, { tag: 'Beachfront' }),
      save(other, property, { quoteText: 'Silence.' }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rejected = responses.find(({ status }) => status === 409);
    if (rejected === undefined) throw new Error('One was refused');
    const { current } = await readProblem(rejected);
    expect(current).toEqual(await fixture.stored('properties', property.id));
  });

  it('lose nothing when the one who came second keeps both', async () => {
    const property = await storeProperty();
    await save(fixture.editor, property, { tag: 'Beachfront', people: 8 });
    const mine = { ...property, quoteText: 'Silence.', people: 6 };
    const theirs = workingPropertySchema.parse((await readProblem(await save(other, property, mine))).current);
    const fields = compareVersions(propertyInputOf(property), propertyInputOf(mine), propertyInputOf(theirs));
    expect(fields.filter(({ isClash }) => isClash).map(({ name }) => name)).toEqual(['people']);
    const merged = settleVersions(propertyInputOf(theirs), propertyInputOf(mine), fields, { people: 'theirs' });
    const response = await save(other, theirs, merged);
    expect(saved.parse(await response.json()).document).toMatchObject({
      tag: 'Beachfront',
      quoteText: 'Silence.',
      people: 8,
    });
  });

  it('leave every revision in the audit log, whoever was quicker', async () => {
    const property = await storeProperty();
    const tags = Array.from({ length: 6 }, () => randomUUID().slice(0, 8));
    const attempts = tags.map(async (tag, index) => {
      // Each tries until it is saved, as an editor who answers every conflict would.
      for (;;) {
        const current = await fixture.stored('properties', property.id);
        if (current === null) throw new Error('It is not deleted');
        const response = await save(index % 2 === 0 ? fixture.editor : other, current, {
          features: [...current.features, tag],
        });
        if (response.status === 200) return;
        expect(response.status).toBe(409);
      }
    });
    await Promise.all(attempts);
    const stored = await fixture.stored('properties', property.id);
    expect(stored?.features.toSorted()).toEqual(tags.toSorted());
    const entries = await fixture.audit(`properties/${property.id}`);
    expect(entries.map(({ after }) => after?.['rev']).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
