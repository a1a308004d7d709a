import { gzipSync } from 'node:zlib';
import { picturePath, socialPicturePath } from '#domain/media/picture-path.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { invalidFileType } from '#domain/media/text.ts';
import { deleteApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { callSite } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { drawnJpeg } from '#support/hostile-files/drawn-pictures.ts';
import { hostileFiles, type HostileFile } from '#support/hostile-files/hostile-files.ts';
import { openUploadFixture } from '#support/media/upload-fixture.ts';
import { IS_FULL } from '#support/profile.ts';

const UID = 'hostile-uploader';
const AT_ONCE = 4;

/** One of each kind for the gate: disguised, too large, with metadata, with a hostile name. */
const IN_GATE = [
  'an SVG with a script',
  'rows of 8,000 by 8,000 in a few bytes',
  'a JPEG that says where it was taken',
  String.raw`a photograph named "photo\r\nSet-Cookie: a=b.jpg"`,
];

const admin = openAdminApp(readEmulatorEnvironment());
const firestore = openAdminFirestore(admin);
const uploads = openUploadFixture(admin, UID);
const files = (await hostileFiles()).filter(({ what }) => IS_FULL || IN_GATE.includes(what));
const outcomes = new Map<HostileFile, string>();
const pictureIds: string[] = [];

beforeAll(async () => {
  await mapLimited(files, AT_ONCE, async (file) => {
    const result = await uploads.result(await uploads.upload(file.bytes, file.name));
    outcomes.set(file, result.state === 'done' ? 'done' : result.message);
    if (result.state === 'done') pictureIds.push(result.picture.id);
  });
}, 120_000);

afterAll(() => deleteApp(admin));

describe('the corpus of hostile files', () => {
  it('has at least sixty, and one of each kind in the gate', () => {
    if (IS_FULL) expect(files.length).toBeGreaterThanOrEqual(60);
    else expect(files).toHaveLength(IN_GATE.length);
  });

  it.each(files)('$what: $expected', (file) => {
    expect(outcomes.get(file)).toBe(file.expected);
  });

  it('has no packed file that is unpacked, however its upload says that it is encoded', async () => {
    const packed = gzipSync(await drawnJpeg(404));
    const result = await uploads.result(await uploads.upload(packed, 'packed.jpg', 'picture', 'gzip'));
    expect(result).toMatchObject({ state: 'refused', message: invalidFileType('application/gzip') });
  });

  it('leaves nothing in the upload folder', async () => {
    const received = async () =>
      (
        await getStorage(admin)
          .bucket()
          .getFiles({ prefix: `incoming/${UID}/` })
      )[0];
    await expect.poll(received, { timeout: 20_000 }).toEqual([]);
  });

  it('leaves file names without control characters', async () => {
    expect(pictureIds.length).toBeGreaterThan(0);
    const names = await Promise.all(
      pictureIds.map(
        async (id) => storedPictureSchema.parse((await firestore.doc(`pictures/${id}`).get()).data()).name,
      ),
    );
    for (const name of names) expect(name).toMatch(/^[^\p{Cc}\p{Cf}/\\]{0,160}$/u);
  });
});

describe('what is served of the pictures in it', () => {
  it('is re-encoded, without metadata, under its own type and never another', async () => {
    expect(pictureIds.length).toBeGreaterThan(0);
    for (const id of pictureIds) {
      const stored = storedPictureSchema.parse((await firestore.doc(`pictures/${id}`).get()).data());
      const width = stored.picture.widths.at(0) ?? 0;
      const variants = [
        [picturePath(id, width, 'avif'), 'image/avif', 'heif'],
        [picturePath(id, width, 'webp'), 'image/webp', 'webp'],
        [socialPicturePath(id), 'image/jpeg', 'jpeg'],
      ] as const;
      for (const [path, type, format] of variants) {
        const response = await callSite(path);
        expect(response.headers.get('Content-Type')).toBe(type);
        expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(bytes.includes('<script')).toBe(false);
        const { format: found, exif, icc, pages } = await sharp(bytes).metadata();
        expect({ found, exif, icc, frames: pages ?? 1 }).toEqual({
          found: format,
          exif: undefined,
          icc: undefined,
          frames: 1,
        });
      }
    }
  });
});
