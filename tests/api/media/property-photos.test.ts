import { propertyPhotosApi } from '#domain/api/property-photos.ts';
import { galleryAlt, PICTURE_NOT_PROCESSED, UPLOAD_WITHOUT_DATA } from '#domain/media/text.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { drawnPicture } from '#support/hostile-files/drawn-pictures.ts';
import { callAs, openPictureFixture } from '#support/media/picture-fixture.ts';

const { editor, readAuditActions, readProperty, seed, store, storeProperty, uploads, close } =
  await openPictureFixture();

afterAll(close);

describe('the pictures of one property', () => {
  async function replace(property: WorkingProperty, uploadIds: readonly string[], rev = property.rev) {
    const files = uploadIds.map((upload, index) => ({ name: `${index}.jpg`, upload }));
    return callAs(editor, 'PUT', `/api/admin/property-photos/${property.id}`, { rev, files });
  }

  it('are replaced in one step: the first is the hero, the rest the gallery, with the specified texts', async () => {
    const property = await storeProperty();
    const [one, two, three] = [await store(20), await store(21), await store(22)];
    const response = await replace(property, [one.upload, two.upload, three.upload]);
    expect(await response.json()).toEqual({ rev: 2, successCount: 3, errors: [] });
    const { hero, gallery, rev } = await readProperty(property.id);
    expect(rev).toBe(2);
    expect([hero?.id, ...gallery.map(({ id }) => id)]).toEqual([one.id, two.id, three.id]);
    expect(gallery.map(({ alt }) => alt)).toEqual([galleryAlt(property.title, 1), galleryAlt(property.title, 2)]);
    expect(await readAuditActions(`properties/${property.id}`)).toEqual(['property.photos-replaced']);
  });

  it('take the uploaded files and name the missing ones', async () => {
    const property = await storeProperty();
    const bad = await uploads.process(Buffer.from('no picture'));
    const response = await replace(property, [(await store(23)).upload, bad, 'never-sent']);
    expect(await response.json()).toEqual({
      rev: 2,
      successCount: 1,
      errors: ['1.jpg: Invalid file type: unknown. Please use JPEG, PNG, or WebP.', `2.jpg: ${UPLOAD_WITHOUT_DATA}`],
    });
  });

  it('stay unchanged when no file was uploaded, a picture is gone or the revision is stale', async () => {
    const property = await storeProperty();
    const gone = await store(24);
    await callAs(editor, 'DELETE', `/api/admin/pictures/${gone.id}`);
    const failures = [
      await replace(property, ['never-sent']),
      await replace(property, [gone.upload]),
      await replace(property, [(await store(25)).upload], 7),
    ];
    const problems = await Promise.all(failures.map(readProblem));
    expect(problems.map(({ code }) => code)).toEqual(['invalid_request', 'invalid_request', 'conflict']);
    expect(problems[1]?.fields?.[0]?.message).toBe(`0.jpg: ${PICTURE_NOT_PROCESSED}`);
    expect(await readProperty(property.id)).toEqual(property);
  });

  it('are reported on: similar pictures and proposed alternative texts', async () => {
    const property = await storeProperty();
    // A few large patches of colour, so that similarity does not depend on noise.
    const soft = drawnPicture(seed + 30, 6, 4)
      .resize(600, 400, { fit: 'fill' })
      .blur(3);
    const [first, again] = [await soft.clone().jpeg().toBuffer(), await soft.clone().jpeg({ quality: 60 }).toBuffer()];
    const [one, other] = [await uploads.process(first), await uploads.process(again)];
    await replace(property, [one, other]);
    const response = await callAs(editor, 'GET', `/api/admin/property-photos/${property.id}`);
    const report = propertyPhotosApi['GET /api/admin/property-photos/{id}'].response.parse(await response.json());
    expect(report.lines.map(({ place, alike, proposedAlt }) => [place, alike, proposedAlt])).toEqual([
      ['hero', [], property.title],
      [0, ['hero'], galleryAlt(property.title, 1)],
    ]);
  });

  it('are chosen from a list that is sorted as people sort titles', async () => {
    const titles = ['Água do Teste', 'Casa do Teste', 'Zimbro do Teste'];
    const stored = await Promise.all(titles.toReversed().map((title) => storeProperty(title)));
    const response = await callAs(editor, 'GET', '/api/admin/property-photos');
    const list = propertyPhotosApi['GET /api/admin/property-photos'].response.parse(await response.json());
    const own = list.properties.filter(({ id }) => stored.some((property) => property.id === id));
    expect(own.map(({ title }) => title)).toEqual(titles);
  });

  it('are removed from it only with force', async () => {
    const property = await storeProperty();
    const picture = await store(26);
    await replace(property, [picture.upload, (await store(27)).upload]);
    const problem = await readProblem(await callAs(editor, 'DELETE', `/api/admin/pictures/${picture.id}`));
    expect([problem.code, problem.fields]).toEqual([
      'in_use',
      [{ path: `properties/${property.id}`, message: property.title }],
    ]);
    const forced = await callAs(editor, 'DELETE', `/api/admin/pictures/${picture.id}?force=true`);
    expect(await forced.json()).toMatchObject({ takenOutOf: [{ documentId: property.id, places: ['hero'] }] });
    expect(await readProperty(property.id)).toMatchObject({ hero: null, rev: 3 });
  });
});
