import { randomUUID } from 'node:crypto';
import { publishingApi } from '#domain/api/publishing.ts';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { readSaved, serviceForm, withKey } from '#support/content/forms.ts';
import { savedPropertySchema } from '#support/content/property-fixture.ts';
import { publishTargetOf } from '#support/publishing/publication-fixture.ts';
import { openPublishingFixture } from '#support/publishing/fixture.ts';

// An id that is made from a name comes again when a document is deleted and created anew.

const { content, properties, publications, createValidProperty, close } = await openPublishingFixture();
afterAll(close);

type Fields = ReturnType<typeof serviceForm>;

/** Creates a service; everything that is stored of it is deleted afterwards. */
async function createService(fields: Fields) {
  const { document } = await readSaved(await content.call('POST', '/api/admin/services', withKey(fields)));
  content.deleteAfterwards('services', document.id);
  onTestFinished(async () => {
    await content.firestore.doc(`publishedServices/${document.id}`).delete();
    await content.firestore.recursiveDelete(
      content.firestore.doc(`publishedRevisions/publishedServices~${document.id}`),
    );
  });
  return { kind: 'services', id: document.id, rev: document.rev } as const;
}

const deleteService = ({ id, rev }: { readonly id: string; readonly rev: number }) =>
  content.call('DELETE', `/api/admin/services/${id}?rev=${rev}`);

it('a service that is deleted and created anew is a change, and its new text can be published', async () => {
  const fields = serviceForm();
  const first = await createService(fields);
  await publications.mustPublish(first);
  await deleteService(first);
  const second = await createService({ ...fields, description: 'Another text.' });
  expect(second).toEqual({ ...first, rev: 2 });
  expect(await publications.readChange(first.id)).toMatchObject({ change: 'changed', rev: 2, publishedRev: 1 });
  await publications.mustPublish(second);
  expect(await publications.readPublished('services', first.id)).toMatchObject({ description: 'Another text.' });

  await deleteService(second);
  await publications.mustPublish({ ...second, rev: 0 });
  const third = await createService(fields);
  expect(third).toEqual({ ...first, rev: 3 });
  await publications.mustPublish(third);
  const history = await content.call('GET', `/api/admin/revisions/services/${first.id}`);
  const { revisions } = publishingApi['GET /api/admin/revisions/{kind}/{id}'].response.parse(await history.json());
  expect(revisions.map(({ rev }) => rev)).toEqual([3, 2, 1]);
});

it('what is scheduled is not published once its document was deleted and created anew', async () => {
  const fields = serviceForm();
  const first = await createService(fields);
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const scheduled = { id: randomUUID(), targets: [first], at };
  onTestFinished(async () => void (await content.firestore.doc(`scheduledPublications/${scheduled.id}`).delete()));
  expect((await content.call('POST', '/api/admin/scheduled-publications', scheduled)).status).toBe(200);
  await deleteService(first);
  expect(await createService({ ...fields, description: 'Not reviewed.' })).toEqual({ ...first, rev: 2 });
});

it('an earlier version that is restored after a deletion is a change of what is live', async () => {
  const property = await createValidProperty({ tag: 'First' });
  await publications.mustPublish(publishTargetOf(property));
  const response = await properties.change(property, { tag: 'Second' });
  const second = savedPropertySchema.parse(await response.json()).document;
  await publications.mustPublish(publishTargetOf(second));
  await content.call('DELETE', `/api/admin/properties/${property.id}?rev=2`);
  const path = `/api/admin/revisions/properties/${property.id}/restore`;
  expect(await (await content.call('POST', path, { wanted: 1, rev: 0 })).json()).toMatchObject({ rev: 3 });
  const change = await publications.readChange(property.id);
  expect(change).toMatchObject({ change: 'changed', rev: 3, publishedRev: 2 });
  expect(change?.fields).toContain('tag');
});
