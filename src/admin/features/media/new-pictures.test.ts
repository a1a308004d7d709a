import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Picture } from '#domain/media/picture.ts';
import { insertPicture } from '#admin/lib/content/form-pictures.ts';
import { newPictures } from './new-pictures.ts';
import type { UploadItem } from './upload-item.ts';

const pictureOf = (id: string): Picture => ({ id, width: 1600, height: 900, alt: '' }) as Picture;

const itemOf = (id: string, isDone: boolean): UploadItem => ({
  ...{ upload: `upload of ${id}`, name: `${id}.jpg`, file: null, state: isDone ? 'done' : 'processing' },
  ...{ progress: 1, message: '', picture: isDone ? pictureOf(id) : null, warnings: [], known: false },
});

it('a gallery has the order in which its files were chosen, whichever upload ends first', () => {
  const names = Array.from({ length: 10 }, (_, place) => `${place + 2}`);
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: names.length }), fc.nat(9), (endings, atOnce) => {
      const delivered = new Set<string>();
      let gallery: readonly Picture[] = [pictureOf('there before')];
      // Several uploads may end between two polls.
      for (let ended = Math.max(1, atOnce); ended <= names.length; ended += 1) {
        const items = names.map((name) => itemOf(name, endings.slice(0, ended).includes(name)));
        for (const { picture, next } of newPictures(items, delivered)) gallery = insertPicture(gallery, picture, next);
      }
      expect(gallery.map(({ id }) => id)).toEqual(['there before', ...names]);
    }),
  );
});
