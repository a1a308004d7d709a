import { randomUUID } from 'node:crypto';
import { propertiesApi } from '#domain/api/properties.ts';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import { compareVersions, settleVersions } from '#domain/content/conflict.ts';
import { propertyInputOf } from '#domain/property/input.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#support/accounts/actors.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { openContentDesk, type ContentDesk } from '#support/content/content-fixture.ts';
import { propertyForm } from '#support/content/property-form.ts';

let desk: ContentDesk;
let other: Account;
beforeAll(async () => {
  desk = await openContentDesk();
  other = await desk.open('admin');
});
afterAll(() => desk.close());

const saved = propertiesApi['PUT /api/admin/properties/{id}'].response;

async function house(): Promise<WorkingProperty> {
  const form = propertyForm();
  desk.forget('properties', form.id);
  return saved.parse(await (await desk.call('POST', '/api/admin/properties', form)).json()).document;
}

function save(account: Account, property: WorkingProperty, fields: Partial<WorkingProperty>): Promise<Response> {
  const body = { ...propertyInputOf({ ...property, ...fields }), rev: property.rev };
  return desk.callAs(account, 'PUT', `/api/admin/properties/${property.id}`, body);
}

describe('two editors who save the same property at once', () => {
  it('cannot both be told that it was saved: one is, the other gets what is stored', async () => {
    const property = await house();
    const answers = await Promise.all([
      save(desk.editor, property, { tag: 'Beachfront' }),
      save(other, property, { quoteText: 'Silence.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    if (refused === undefined) throw new Error('One was refused');
    const { current } = await readProblem(refused);
    expect(current).toEqual(await desk.stored('properties', property.id));
  });

  it('lose nothing when the one who came second keeps both', async () => {
    const property = await house();
    await save(desk.editor, property, { tag: 'Beachfront', people: 8 });
    const mine = { ...property, quoteText: 'Silence.', people: 6 };
    const theirs = workingPropertySchema.parse((await readProblem(await save(other, property, mine))).current);
    const fields = compareVersions(propertyInputOf(property), propertyInputOf(mine), propertyInputOf(theirs));
    expect(fields.filter(({ isClash }) => isClash).map(({ name }) => name)).toEqual(['people']);
    const merged = settleVersions(propertyInputOf(theirs), propertyInputOf(mine), fields, { people: 'theirs' });
    const answer = await save(other, theirs, merged);
    expect(saved.parse(await answer.json()).document).toMatchObject({
      tag: 'Beachfront',
      quoteText: 'Silence.',
      people: 8,
    });
  });

  it('leave every revision in the audit log, whoever was quicker', async () => {
    const property = await house();
    const tags = Array.from({ length: 6 }, () => randomUUID().slice(0, 8));
    const attempts = tags.map(async (tag, index) => {
      // Each tries until it is saved, as an editor who answers every conflict would.
      for (;;) {
        const current = await desk.stored('properties', property.id);
        if (current === null) throw new Error('It is not deleted');
        const answer = await save(index % 2 === 0 ? desk.editor : other, current, {
          features: [...current.features, tag],
        });
        if (answer.status === 200) return;
        expect(answer.status).toBe(409);
      }
    });
    await Promise.all(attempts);
    const stored = await desk.stored('properties', property.id);
    expect(stored?.features.toSorted()).toEqual(tags.toSorted());
    const entries = await desk.audit(`properties/${property.id}`);
    expect(entries.map(({ after }) => after?.['rev']).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
