import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { describePhoto, choosePhotos, failureOf, photoTypeOf, typedByContent } from './photo.ts';
import { LIST_PROPERTY_TEXT as text } from './text.ts';

const file = (name: string, type = 'image/jpeg', bytes = 10): File => {
  const made = new File(['x'], name, { type, lastModified: 0 });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};

const HEIC = '0000ftypheic';

describe('the photographs of an owner', () => {
  it('are PNG, JPG, GIF or WebP of at most 10 MB', () => {
    const files = [
      file('a.jpg'),
      file('b.svg', 'image/svg+xml'),
      file('c.png', 'image/png', 10 * 1024 * 1024),
      file('d.png', 'image/png', 10 * 1024 * 1024 + 1),
      file('e.gif', 'image/gif', 0),
    ];
    const { chosen, rejections } = choosePhotos(files, []);
    expect(chosen.map((photo) => photo.file.name)).toEqual(['a.jpg', 'c.png']);
    expect(rejections).toEqual([
      'b.svg: Please use PNG, JPG, GIF or WebP',
      'd.png: Please use photographs of at most 10MB',
      'e.gif: This file is empty. Please choose another',
    ]);
  });

  it('are at most twenty', () => {
    const { chosen, rejections } = choosePhotos(
      Array.from({ length: 21 }, (_, number) => file(`${number}.jpg`)),
      [],
    );
    expect(chosen).toHaveLength(20);
    expect(rejections).toEqual(['20.jpg: Please send at most 20 photographs']);
  });

  it('are added once', () => {
    const { chosen } = choosePhotos([file('a.jpg'), file('a.jpg')], []);
    expect(choosePhotos([file('a.jpg')], chosen)).toEqual({ chosen: [], rejections: [] });
    expect(chosen).toHaveLength(1);
  });

  it('are described by the end of a long name', () => {
    const [photo] = choosePhotos([file(`${'x'.repeat(200)}.jpg`)], []).chosen;
    if (!photo) throw new Error('expected a photograph');
    expect(describePhoto(photo)).toMatchObject({ type: 'image/jpeg', bytes: 10 });
    expect(describePhoto(photo).name).toMatch(/^x{156}\.jpg$/);
  });

  it.each([
    ['image/webp', 'RIFF0000WEBPVP8 ', 'image/webp'],
    ['image/png', '\x89PNG\r\n\x1a\n', 'image/png'],
    ['image/heic, which the API rejects', HEIC, 'image/jpeg'],
  ])('named .jpg are sent as what their bytes are: %s', async (_, bytes, type) => {
    const photo = new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], 'a.jpg', { type: 'image/jpeg' });
    const sent = await typedByContent(photo);
    expect(sent.type).toBe(type);
    expect(await sent.text()).toBe(await photo.text());
  });

  it('are known by their bytes: one of another type is none, whatever its name says', async () => {
    expect(await photoTypeOf(new File(['GIF89a'], 'a.jpg', { type: 'image/jpeg' }))).toBe('image/gif');
    expect(await photoTypeOf(new File([HEIC], 'a.jpg', { type: 'image/jpeg' }))).toBeUndefined();
  });

  it.each([
    ['after the time for uploads, without another try', new ApiFailure('ticket_refused'), text.photoTooLate, false],
    [
      'with the reason of the API, which rejects the same file again',
      new ApiFailure('invalid_request', { fields: [{ path: '', message: 'Wrong type' }] }),
      'Wrong type',
      false,
    ],
    ['without a response', new ApiFailure('no_response'), '', true],
    ['for a reason that nobody knows', new Error('lost'), '', true],
  ])('are not sent %s', (_, error, problem, canRetry) => {
    expect(failureOf(error)).toEqual({ problem, canRetry });
  });
});
