import { beforeEach, expect, it, vi } from 'vitest';
import { FAVORITES_FULL, SHORTLIST_NOT_KEPT } from '#domain/account/favorites-text.ts';
import { FAVORITES_MAX } from '#domain/account/limits.ts';
import * as messages from '#lib/announce.ts';
import { shortlist } from '#lib/member/saved-property-ids.ts';
import { keepShortlist, stayOnDevice } from '#lib/member/store-favorites.ts';
import { memoryStorage } from '#lib/memory-storage-fixture.ts';
import { pressHeart } from './press-heart.ts';

const [KEPT, PRESSED] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

let isFull = false;

beforeEach(() => {
  isFull = false;
  vi.stubGlobal(
    'localStorage',
    memoryStorage(() => isFull),
  );
  vi.stubGlobal('sessionStorage', memoryStorage());
  stayOnDevice();
});

it('keeps a property on the device of a visitor who stays without an account, without a message', async () => {
  const announced = vi.spyOn(messages, 'announce').mockReturnValue();
  await pressHeart(KEPT);
  expect(shortlist()).toEqual([KEPT]);
  expect(announced).not.toHaveBeenCalled();
});

it('says that a device whose storage is full did not keep it, and needs no room for the last removal', async () => {
  const announced = vi.spyOn(messages, 'announce').mockReturnValue();
  await pressHeart(KEPT);
  isFull = true;
  await pressHeart(PRESSED);
  expect(shortlist()).toEqual([KEPT]);
  expect(announced).toHaveBeenCalledExactlyOnceWith(SHORTLIST_NOT_KEPT);
  await pressHeart(KEPT);
  expect(shortlist()).toEqual([]);
  expect(announced).toHaveBeenCalledOnce();
});

it('says that the shortlist is full, and keeps the oldest property on it', async () => {
  const announced = vi.spyOn(messages, 'announce').mockReturnValue();
  const full = Array.from(
    { length: FAVORITES_MAX },
    (_, n) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`,
  );
  keepShortlist(full);
  await pressHeart(PRESSED);
  expect(shortlist()).toEqual(full);
  expect(announced).toHaveBeenCalledExactlyOnceWith(FAVORITES_FULL);
});
