import { randomUUID } from 'node:crypto';
import { publishingApi } from '#domain/api/publishing.ts';
import { SCHEDULED_SHOWN } from '#domain/publishing/limits.ts';
import { CHANGED_SINCE_SCHEDULED, SCHEDULED_UNREADABLE } from '#domain/publishing/text.ts';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { publishTargetOf } from '#support/publishing/publication-fixture.ts';
import { openPublishingFixture } from '#support/publishing/fixture.ts';

const { content, properties, publications, publisher, createValidProperty, close } = await openPublishingFixture();
afterAll(close);

describe('a scheduled publication', () => {
  const at = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
  const path = '/api/admin/scheduled-publications';

  async function schedule(targets: object[], publishAt: string) {
    return content.call('POST', path, { id: randomUUID(), targets, at: publishAt });
  }

  it('is published at its time, unless it was changed or cancelled', async () => {
    const [idle, restless, off] = [
      await createValidProperty(),
      await createValidProperty(),
      await createValidProperty(),
    ];
    const ids: string[] = [];
    for (const property of [idle, restless, off]) {
      const response = await schedule([publishTargetOf(property)], at(60_000));
      ids.push(publishingApi[`POST ${path}`].response.parse(await response.json()).scheduled.id);
    }
    await properties.change(restless, { tag: 'Half-edited' });
    expect((await content.call('DELETE', `${path}/${ids[2]}`)).status).toBe(200);
    for (const id of ids.slice(0, 2))
      await content.firestore.doc(`scheduledPublications/${id}`).update({ at: at(-1000) });
    await publisher.notify({ report: 'clock' });
    expect(await publications.readPublished('properties', idle.id)).toMatchObject({ rev: 1 });
    expect(await publications.readPublished('properties', restless.id)).toBeUndefined();
    expect(await publications.readPublished('properties', off.id)).toBeUndefined();
    const listed = publishingApi[`GET ${path}`].response.parse(
      await (await content.call('GET', path)).json(),
    ).scheduled;
    expect(listed.find(({ id }) => id === ids[0])).toMatchObject({ state: 'done', titles: [idle.title] });
    expect(listed.find(({ id }) => id === ids[1])).toMatchObject({ state: 'refused', why: CHANGED_SINCE_SCHEDULED });
    for (const id of ids.slice(0, 2)) await content.call('DELETE', `${path}/${id}`);
  });

  it('is in the audit log, which is never deleted, without the email of who scheduled or cancelled it', async () => {
    const response = await schedule([publishTargetOf(await createValidProperty())], at(60_000));
    const { id, who } = publishingApi[`POST ${path}`].response.parse(await response.json()).scheduled;
    expect((await content.call('DELETE', `${path}/${id}`)).status).toBe(200);
    const entries = await content.readAudit(`scheduledPublications/${id}`);
    expect(entries).toMatchObject([
      { action: 'publication.scheduled', uid: content.editor.uid, after: { id, state: 'waiting' } },
      { action: 'publication.cancelled', uid: content.editor.uid, before: { id, state: 'waiting' } },
    ]);
    expect(who).toBe(content.editor.email);
    expect(JSON.stringify(entries)).not.toContain(who);
  });

  it('that nobody can read is refused with the reason, and stops no other one', async () => {
    const [torn, good] = [await createValidProperty(), await createValidProperty()];
    const waiting = { titles: [], state: 'waiting', why: '', uid: content.editor.uid, who: content.editor.email };
    const due = [
      { state: 'waiting', at: at(-3000) },
      { ...waiting, targets: [publishTargetOf(torn)], at: at(-2000) },
      { ...waiting, targets: [publishTargetOf(good)], at: at(-1000) },
    ].map((fields) => ({ id: randomUUID(), ...fields }));
    const documents = due.map(({ id }) => content.firestore.doc(`scheduledPublications/${id}`));
    for (const [index, document] of documents.entries()) await document.set(due[index] ?? {});
    await content.firestore.doc(`properties/${torn.id}`).update({ bedrooms: 'three' });
    const { status } = await publisher.notify({ report: 'clock' });
    const states = [];
    for (const document of documents) {
      states.push((await document.get()).data());
      await document.delete();
    }
    await content.firestore.doc(`properties/${torn.id}`).update({ bedrooms: torn.bedrooms });
    expect(status).toBe(200);
    const refused = { state: 'refused', why: SCHEDULED_UNREADABLE };
    expect(states).toMatchObject([refused, refused, { state: 'done' }]);
    expect(await publications.readPublished('properties', good.id)).toMatchObject({ rev: 1 });
    expect((await publisher.untilSite(({ lease }) => lease !== null)).state).toBe('requested');
  });

  it('that nobody can read stops neither the list of the others nor the creation of a property', async () => {
    const unreadable = content.firestore.doc(`scheduledPublications/${randomUUID()}`);
    await unreadable.set({ state: 'waiting', at: at(60_000) });
    onTestFinished(async () => void (await unreadable.delete()));
    const property = await createValidProperty();
    const response = await schedule([publishTargetOf(property)], at(60_000));
    const { id } = publishingApi[`POST ${path}`].response.parse(await response.json()).scheduled;
    onTestFinished(async () => void (await content.call('DELETE', `${path}/${id}`)));
    const listed = await content.call('GET', path);
    expect(publishingApi[`GET ${path}`].response.parse(await listed.json()).scheduled).toContainEqual(
      expect.objectContaining({ id, state: 'waiting' }),
    );
  });

  it('is listed before it is due, however many lie further ahead', async () => {
    const property = await createValidProperty();
    const response = await schedule([publishTargetOf(property)], at(60_000));
    const { scheduled } = publishingApi[`POST ${path}`].response.parse(await response.json());
    const later = content.firestore.batch();
    const undo = content.firestore.batch();
    for (let hour = 1; hour <= SCHEDULED_SHOWN; hour += 1) {
      const id = randomUUID();
      const document = content.firestore.doc(`scheduledPublications/${id}`);
      later.set(document, { ...scheduled, id, at: at(hour * 3_600_000) });
      undo.delete(document);
    }
    undo.delete(content.firestore.doc(`scheduledPublications/${scheduled.id}`));
    onTestFinished(async () => void (await undo.commit()));
    await later.commit();
    const listed = publishingApi[`GET ${path}`].response.parse(await (await content.call('GET', path)).json());
    expect(listed.scheduled).toContainEqual(scheduled);
  });

  it('cannot be in the past, nor lack what the law requires', async () => {
    const property = await createValidProperty();
    expect((await readProblem(await schedule([publishTargetOf(property)], at(-1000)))).fields?.[0]?.path).toBe('at');
    const invalid = await properties.create({ type: 'rental', licenceNumber: '' });
    expect((await readProblem(await schedule([publishTargetOf(invalid)], at(60_000)))).code).toBe('unlawful');
  });
});
