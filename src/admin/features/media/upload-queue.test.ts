import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

const photograph = new File(['x'], 'terrace.jpg', { type: 'image/jpeg' });
const plan = new File(['x'], 'plan.pdf', { type: 'application/pdf' });

afterEach(() => {
  vi.useRealTimers();
});

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

  it('are not sent when they are empty, which Storage would call a missing permission', () => {
    const queue = createUploadQueue('somebody');
    queue.add([new File([], 'half-synced.jpg', { type: 'image/jpeg' })]);
    expect(queue.items.get()).toMatchObject([
      {
        state: 'refused',
        file: null,
        message: 'This file is damaged or not a picture. Please export it again and retry.',
      },
    ]);
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

it('a picture that is fetched does not replace one that was chosen meanwhile', () => {
  const queue = createUploadQueue('somebody');
  const fetched = queue.beginFetch();
  queue.drop();
  fetched('00000000-0000-4000-8000-000000000001', 'terrace.jpg');
  expect(queue.items.get()).toEqual([]);
});

it('retries an upload only while there is room, and asks again each time', async () => {
  let room = 1;
  const failing = () => ({ sent: Promise.reject(new Error('offline')), cancel: () => undefined });
  const queue = createUploadQueue('somebody', 'picture', failing);
  const stateOf = () => queue.items.get()[0]?.state;
  const retry = () => queue.retry(queue.items.get()[0]?.upload ?? '');
  queue.add([photograph], { room: () => room, takesPdf: false });
  await vi.waitFor(() => expect(stateOf()).toBe('refused'));
  room = 0;
  retry();
  expect(queue.items.get()).toMatchObject([
    { state: 'refused', message: 'The maximum number of pictures has been reached.', file: photograph },
  ]);
  room = 1;
  retry();
  expect(stateOf()).toBe('sending');
});

it('rejects a file whose sending cannot begin, and sends each other one once', async () => {
  const begun: string[] = [];
  const sendOthers = ({ file }: { file: File }) => {
    begun.push(file.name);
    if (file === photograph) throw new Error('no storage');
    return { sent: new Promise<void>(() => undefined), cancel: () => undefined };
  };
  const queue = createUploadQueue('somebody', 'picture', sendOthers);
  const others = ['b.jpg', 'c.jpg', 'd.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  queue.add([photograph, ...others]);
  await vi.waitFor(() => expect(begun).toEqual(['terrace.jpg', 'b.jpg', 'c.jpg', 'd.jpg']));
  expect(queue.items.get()[0]).toMatchObject({ state: 'refused', message: 'Upload failed: no storage' });
});

it('polls for results only while its screen is open', async () => {
  vi.useFakeTimers();
  const queue = createUploadQueue('somebody');
  queue.beginFetch()('00000000-0000-4000-8000-000000000001', 'terrace.jpg');
  expect(vi.getTimerCount()).toBe(0);
  const unfollow = queue.follow();
  expect(vi.getTimerCount()).toBe(1);
  unfollow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(0);
});
