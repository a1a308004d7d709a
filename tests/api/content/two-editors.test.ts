import { randomUUID } from 'node:crypto';
import { propertiesApi } from '#domain/api/properties.ts';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import { compareVersions, settleVersions } from '#domain/content/conflict.ts';
import { propertyInputOf } from '#domain/property/input.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#support/accounts/fixture.ts';
import { readProblem } from '#support/api/calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { propertyForm } from '#support/content/forms.ts';

let content: ContentFixture;
let other: Account;
beforeAll(async () => {
  content = await openContentFixture();
  other = await content.openAccount('admin');
});
afterAll(() => content.close());

const saved = propertiesApi['PUT /api/admin/properties/{id}'].response;

async function storeProperty(): Promise<WorkingProperty> {
  const form = propertyForm();
  content.deleteAfterwards('properties', form.id);
  return saved.parse(await (await content.call('POST', '/api/admin/properties', form)).json()).document;
}

function save(account: Account, property: WorkingProperty, fields: Partial<WorkingProperty>): Promise<Response> {
  const body = { ...propertyInputOf({ ...property, ...fields }), rev: property.rev };
  return content.callAs(account, 'PUT', `/api/admin/properties/${property.id}`, body);
}

describe('two editors who save the same property at once', () => {
  it('do not both succeed: one is saved, the other gets the stored version', async () => {
    const property = await storeProperty();
    const responses = await Promise.all([
      save(content.editor, property, { tag: 'Beachfront' }),
      save(other, property, { quoteText: 'Silence.' }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rejected = responses.find(({ status }) => status === 409);
    if (rejected === undefined) throw new Error('No save was rejected');
    const { current } = await readProblem(rejected);
    expect(current).toEqual(await content.readDocument('properties', property.id));
  });

  it('lose nothing when the second one keeps both changes', async () => {
    const property = await storeProperty();
    await save(content.editor, property, { tag: 'Beachfront', people: 8 });
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

  it('leave every revision in the audit log, in any order', async () => {
    const property = await storeProperty();
    const tags = Array.from({ length: 6 }, () => randomUUID().slice(0, 8));
    const attempts = tags.map(async (tag, index) => {
      // Retries until it is saved, as an editor who resolves every conflict.
      for (;;) {
        const current = await content.readDocument('properties', property.id);
        if (current === null) throw new Error('The property does not exist');
        const response = await save(index % 2 === 0 ? content.editor : other, current, {
          features: [...current.features, tag],
        });
        if (response.status === 200) return;
        expect(response.status).toBe(409);
      }
    });
    await Promise.all(attempts);
    const stored = await content.readDocument('properties', property.id);
    expect(stored?.features.toSorted()).toEqual(tags.toSorted());
    const entries = await content.readAudit(`properties/${property.id}`);
    expect(entries.map(({ after }) => after?.['rev']).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
