import { bulkFilesSchema } from '#domain/api/media.ts';
import { GALLERY_MAX } from '#domain/media/limits.ts';
import { describe, expect, it } from 'vitest';
import { replacingFiles, roomForReplacing } from './replacing-files.ts';
import type { UploadItem } from './upload-item.ts';

const COMMON = { file: null, progress: 1, message: '', picture: null, warnings: [], known: false } as const;

const itemOf = (name: string, state: UploadItem['state'], message = ''): UploadItem => ({
  ...COMMON,
  ...{ upload: crypto.randomUUID(), name, state, message },
});

describe('the uploads that replace the pictures of a property', () => {
  it('are those that are done, by name; the others are named with their own reason', () => {
    const items = [
      itemOf('10.jpg', 'done'),
      itemOf('3.gif', 'refused', 'Invalid file type: image/gif. Please use JPEG, PNG, or WebP.'),
      itemOf('2.jpg', 'done'),
      itemOf('1.jpg', 'cancelled'),
    ];
    const { files, errors } = replacingFiles(items);
    expect(files.map(({ name }) => name)).toEqual(['2.jpg', '10.jpg']);
    expect(errors).toEqual(['3.gif: Invalid file type: image/gif. Please use JPEG, PNG, or WebP.']);
  });

  it('are accepted beside any number of rejected files', () => {
    const full = Array.from({ length: GALLERY_MAX + 1 }, (_, index) => itemOf(`${index}.jpg`, 'done'));
    const { files } = replacingFiles([...full, itemOf('notes.txt', 'refused', 'Invalid file type: unknown.')]);
    expect(bulkFilesSchema.safeParse(files).success).toBe(true);
  });

  it('are at most a hero and a full gallery', () => {
    expect(roomForReplacing([])).toBe(61);
    expect(roomForReplacing([itemOf('1.jpg', 'done'), itemOf('2.jpg', 'refused', 'Too large.')])).toBe(60);
  });
});
