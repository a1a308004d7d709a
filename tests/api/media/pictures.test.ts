import { randomUUID } from 'node:crypto';
import { portraitPictureObject } from '#domain/media/portrait-crop.ts';
import { uploadObject } from '#domain/media/upload-place.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { processUpload } from '#functions/features/media/uploads/process-upload.ts';
import { callSite, readProblem } from '#support/api/calls.ts';
import { drawnJpeg, drawnPicture } from '#support/hostile-files/drawn-pictures.ts';
import { callAs, openPictureFixture } from '#support/media/picture-fixture.ts';

const { bucket, editor, firestore, readAuditActions, readPicture, seed, store, uploads, close } =
  await openPictureFixture();

afterAll(close);

describe('an uploaded picture', () => {
  it('is stored once, however often it is uploaded', async () => {
    const first = await store(1, 'upload');
    const again = await uploads.result(await uploads.upload(await drawnJpeg(seed + 1)));
    expect(again).toMatchObject({ state: 'done', known: true, picture: { id: first.id } });
    expect(await readAuditActions(`pictures/${first.id}`)).toEqual(['picture.added']);
  });

  it('gets missing files when it is uploaded again, and keeps its alternative text', async () => {
    // Blurred, because encoding noise of this size takes seconds.
    const bytes = await drawnPicture(seed + 6, 1000, 960)
      .blur(12)
      .jpeg()
      .toBuffer();
    const first = await uploads.result(await uploads.process(bytes));
    if (first.state !== 'done') throw new Error(first.message);
    const { upright, ...before } = first.picture;
    expect(upright).toBe(true);
    const picture = { ...before, alt: 'A pool under pines' };
    // As stored before the portrait crop was introduced.
    await firestore.doc(`pictures/${before.id}`).update({ picture, settingsVersion: 2 });
    await bucket.file(portraitPictureObject(before.id)).delete();
    const again = await uploads.result(await uploads.process(bytes));
    expect(again).toMatchObject({ state: 'done', known: true, picture: { ...picture, upright: true } });
    expect(await readPicture(before.id)).toMatchObject({ picture: { ...picture, upright: true } });
    expect((await bucket.file(portraitPictureObject(before.id)).exists())[0]).toBe(true);
  });

  it('changes nothing when its event is delivered again, with the file gone or still there', async () => {
    const { upload, id } = await store(5);
    const object = uploadObject(editor.uid, upload, 'image/jpeg', 'picture');
    const isThere = async () => (await bucket.file(object).exists())[0];
    expect(await isThere()).toBe(false);
    const before = [await readPicture(id), await readAuditActions(`pictures/${id}`)];
    const media = { database: () => firestore, bucket: () => bucket, clock: () => new Date() };
    expect(await processUpload(media, { object, size: 1000, name: '2.jpg' })).toBe('gone');
    expect([await readPicture(id), await readAuditActions(`pictures/${id}`)]).toEqual(before);
    // A function that stopped before deleting the file gets the same event again.
    await bucket.file(object).save(await drawnJpeg(seed + 5), { resumable: false, contentType: 'image/jpeg' });
    await expect.poll(isThere, { timeout: 20_000 }).toBe(false);
    expect([await readPicture(id), await readAuditActions(`pictures/${id}`)]).toEqual(before);
  });

  it('keeps its original private, and leaves nothing in the upload folder', async () => {
    const { id } = await store(2, 'upload');
    expect((await bucket.file(`originals/${id}`).exists())[0]).toBe(true);
    expect((await callSite(`/originals/${id}`)).status).toBe(404);
    const received = async () =>
      (await bucket.getFiles({ prefix: `incoming/${editor.uid}/` }))[0].map(({ name }) => name);
    await expect.poll(received, { timeout: 20_000 }).toEqual([]);
  });

  it('for the team is rejected above five megabytes', async () => {
    const large = Buffer.concat([await drawnJpeg(seed + 3), Buffer.alloc(6 * 1024 * 1024)]);
    const result = await uploads.result(await uploads.process(large, 'portrait.jpg', 'team'));
    expect(result).toMatchObject({ state: 'refused', message: 'File too large: 6.0MB. Maximum size is 5MB.' });
  });

  it('gets warnings when it is small, blurred or without alternative text', async () => {
    const soft = await drawnPicture(seed + 4, 400, 300)
      .blur(12)
      .jpeg()
      .toBuffer();
    const result = await uploads.result(await uploads.process(soft));
    expect(result).toMatchObject({ state: 'done', warnings: ['blurred', 'small', 'no_alt'] });
  });
});

describe('a URL', () => {
  it.each(['https://127.0.0.1/a.jpg', 'https://localhost/a.jpg', 'https://[::1]/a.jpg', 'https://169.254.169.254/'])(
    '%s is not fetched',
    async (address) => {
      const response = await callAs(editor, 'POST', '/api/admin/uploads/from-address', {
        upload: randomUUID(),
        address,
      });
      const { code, fields } = await readProblem(response);
      expect([code, fields?.[0]?.message]).toEqual([
        'invalid_request',
        'Failed to fetch image: only public https URLs can be fetched',
      ]);
    },
  );
});
