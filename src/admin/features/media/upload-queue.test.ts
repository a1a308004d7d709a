import { describe, expect, it } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

const photograph = new File(['x'], 'terrace.jpg', { type: 'image/jpeg' });
const plan = new File(['x'], 'plan.pdf', { type: 'application/pdf' });

describe('files that are chosen', () => {
  it('are rejected by name where there is no room for them, instead of being dropped at the end', () => {
    const queue = createUploadQueue('somebody');
    queue.add([photograph], { room: () => 0, takesPdf: false });
    expect(queue.items.get()).toMatchObject([
      {
        name: 'terrace.jpg',
        state: 'refused',
        message: 'The maximum number of pictures has been reached.',
        file: null,
      },
    ]);
  });

  it('of a wrong type are not offered another try, which would wait for ever', () => {
    const queue = createUploadQueue('somebody');
    queue.add([plan]);
    expect(queue.items.get()).toMatchObject([{ name: 'plan.pdf', state: 'refused', file: null }]);
  });

  it('leave the list by what has ended, or only those that are named', () => {
    const queue = createUploadQueue('somebody');
    queue.add([plan]);
    const seen = queue.items.get();
    queue.add([plan]);
    queue.clear(seen);
    expect(queue.items.get()).toHaveLength(1);
    queue.clear();
    expect(queue.items.get()).toEqual([]);
  });
});
