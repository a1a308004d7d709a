import { randomUUID } from 'node:crypto';
import { PICTURE_BYTES_MAX, TEAM_PHOTO_BYTES_MAX } from '#domain/media/limits.ts';
import { uploadBytesResumable } from 'firebase/storage';
import { afterEach, describe, expect, test } from 'vitest';
import { FEW_BYTES, objectOf, upload, uploadByExactName } from '#support/rules/files.ts';
import { outcomeOf } from '#support/rules/outcome.ts';
import { openRulesFixture } from '#support/rules/fixture.ts';

const rules = openRulesFixture();

function incoming(name: string): string {
  return `incoming/${rules.actor('editor').uid}/${name}`;
}

afterEach(() => rules.bucket.deleteFiles({ prefix: incoming('') }));

describe('the type of an upload', () => {
  test.for([
    { type: 'image/jpeg', expected: 'allowed' },
    { type: 'image/png', expected: 'allowed' },
    { type: 'image/webp', expected: 'allowed' },
    { type: 'image/gif', expected: 'denied' },
    { type: 'image/svg+xml', expected: 'denied' },
    { type: 'image/avif', expected: 'denied' },
    { type: 'IMAGE/JPEG', expected: 'denied' },
    { type: 'image/jpeg; charset=utf-8', expected: 'denied' },
    { type: 'image/jpegx', expected: 'denied' },
    { type: 'text/html', expected: 'denied' },
    { type: 'application/octet-stream', expected: 'denied' },
    { type: 'application/zip', expected: 'denied' },
  ])('$type is $expected', async ({ type, expected }) => {
    const name = incoming(`${randomUUID()}.jpg`);
    expect(await outcomeOf(upload(rules.actor('editor'), name, FEW_BYTES, type))).toBe(expected);
  });
});

describe('the size of an upload', () => {
  const sizes = [
    { folder: '', bytes: 0, expected: 'denied' },
    { folder: '', bytes: 1, expected: 'allowed' },
    { folder: '', bytes: PICTURE_BYTES_MAX, expected: 'allowed' },
    { folder: '', bytes: PICTURE_BYTES_MAX + 1, expected: 'denied' },
    { folder: 'team/', bytes: 0, expected: 'denied' },
    { folder: 'team/', bytes: 1, expected: 'allowed' },
    { folder: 'team/', bytes: TEAM_PHOTO_BYTES_MAX, expected: 'allowed' },
    { folder: 'team/', bytes: TEAM_PHOTO_BYTES_MAX + 1, expected: 'denied' },
  ];

  test.for(sizes)('$bytes bytes in incoming/{uid}/$folder are $expected', async ({ folder, bytes, expected }) => {
    const name = incoming(`${folder}${randomUUID()}.jpg`);
    expect(await outcomeOf(upload(rules.actor('editor'), name, new Uint8Array(bytes)))).toBe(expected);
  });

  test.for([
    { bytes: PICTURE_BYTES_MAX, expected: 'allowed' },
    { bytes: PICTURE_BYTES_MAX + 1, expected: 'denied' },
  ])('$bytes bytes sent in pieces are $expected', async ({ bytes, expected }) => {
    const object = objectOf(rules.actor('editor'), incoming(`${randomUUID()}.jpg`));
    const sending = uploadBytesResumable(object, new Uint8Array(bytes), { contentType: 'image/jpeg' });
    expect(await outcomeOf(Promise.resolve(sending))).toBe(expected);
  });
});

describe('the name of an upload', () => {
  test.for(['photo.jpg', 'photo.jpeg', '1767225600000-a_b.png', `${'a'.repeat(80)}.webp`])(
    '%j is allowed',
    async (name) => {
      expect(await uploadByExactName(rules.actor('editor'), incoming(name))).toBe('allowed');
    },
  );

  test.for([
    'photo',
    'photo.gif',
    'photo.svg',
    'photo.JPG',
    '.jpg',
    'photo.jpg.html',
    'photo.html.jpg',
    'photo.jpg ',
    ' photo.jpg',
    'a photo.jpg',
    'photo.jpg\n',
    'photo\n.jpg',
    'photo\r\nX: y.jpg',
    'photo\t.jpg',
    'ph\u00f4to.jpg',
    '\u202egpj.exe.jpg',
    'photo\u200b.jpg',
    '🌊.jpg',
    'photo.jpg/',
    '/photo.jpg',
    '../photo.jpg',
    '..',
    'team/../photo.jpg',
    'team/',
    'team//photo.jpg',
    'Team/photo.jpg',
    'a/b.jpg',
    'a\\b.jpg',
    'photo.jpg?x=y.jpg',
    'photo.jpg#y.jpg',
    'photo;y.jpg',
    'photo%.jpg',
    'photo%2F.jpg',
    '%2e%2e%2fphoto.jpg',
    'photo%00.jpg',
    'photo\0.jpg',
    '$(photo).jpg',
    '{photo}.jpg',
    '*.jpg',
    '<photo>.jpg',
    "'photo'.jpg",
    `${'a'.repeat(81)}.jpg`,
    `${'a'.repeat(900)}.jpg`,
  ])('%j is denied', async (name) => {
    expect(await uploadByExactName(rules.actor('editor'), incoming(name))).toBe('denied');
  });

  test.for([
    'incoming//{uid}/photo.jpg',
    'Incoming/{uid}/photo.jpg',
    'incoming/{uid}.jpg',
    'incoming/../{uid}/photo.jpg',
  ])('the path %j is denied', async (path) => {
    const name = path.replace('{uid}', rules.actor('editor').uid);
    expect(await uploadByExactName(rules.actor('editor'), name)).toBe('denied');
  });
});
