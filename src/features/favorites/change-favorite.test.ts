import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as store from '#lib/member/favorites-store.ts';
import { noteMember } from '#lib/member/known-member.ts';
import { cachedFavorites, favoritesAreFresh } from '#lib/member/saved-property-ids.ts';
import { cacheFavorites } from '#lib/member/store-favorites.ts';
import { updateFavorites } from '#lib/member/update-favorites.ts';
import { memoryStorage } from '#lib/memory-storage-fixture.ts';
import { changeFavorite, pendingChanges } from './change-favorite.ts';
import { removeFavorites } from './remove-favorites.ts';

const UID = 'ana';
const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const [first, second, pressed, another] = [idOf(1), idOf(2), idOf(3), idOf(4)];

/** Milliseconds that Firestore takes for a list, whose contents are read halfway, and for a change. */
const [LIST, CHANGE] = [100, 200];

let stored: string[] = [];

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z') });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('CSS', { escape: String });
  const toast = { contains: () => false, replaceChildren: () => undefined };
  vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => toast, createElement: () => ({}) });
  noteMember({ uid: UID, email: 'ana@test.example' }, true);
  stored = [first, second];
  vi.spyOn(store, 'fetchFavorites').mockImplementation(async () => {
    await wait(LIST / 2);
    const ids = [...stored];
    await wait(LIST / 2);
    return ids;
  });
  vi.spyOn(store, 'commitFavorite').mockImplementation(async (id, saved) => {
    await wait(CHANGE);
    stored = [...(saved ? [id] : []), ...stored.filter((other) => other !== id)];
  });
  return async () => {
    // A failed test would leave its change pending for the next one.
    await vi.runAllTimersAsync();
    vi.useRealTimers();
  };
});

/** Fetches the list and presses the heart so many milliseconds later. */
async function pressDuringFetch(after: number): Promise<void> {
  const fetching = updateFavorites(UID, pendingChanges);
  await vi.advanceTimersByTimeAsync(after);
  const changing = changeFavorite(pressed, true);
  await vi.runAllTimersAsync();
  await Promise.all([fetching, changing]);
}

describe('a heart pressed before any list is known', () => {
  it('does not count as a fetched list', async () => {
    const changing = changeFavorite(pressed, true);
    expect([cachedFavorites(), favoritesAreFresh()]).toEqual([[pressed], false]);
    await vi.runAllTimersAsync();
    await changing;
    expect([cachedFavorites(), favoritesAreFresh()]).toEqual([[pressed], false]);
  });

  it.each([10, 60])('%i ms into the first fetch shows with all other favourites', async (after) => {
    await pressDuringFetch(after);
    expect([cachedFavorites(), favoritesAreFresh()]).toEqual([[pressed, first, second], true]);
  });

  it('and rejected leaves all other favourites', async () => {
    vi.spyOn(store, 'commitFavorite').mockImplementation(async () => {
      await wait(CHANGE);
      throw new Error('rejected');
    });
    await pressDuringFetch(10);
    expect([cachedFavorites(), favoritesAreFresh()]).toEqual([[first, second], true]);
  });

  it('is fetched with the others by a refresh that begins before Firestore has it', async () => {
    const changing = changeFavorite(pressed, true);
    const fetching = updateFavorites(UID, pendingChanges);
    await vi.runAllTimersAsync();
    await changing;
    expect(await fetching).toEqual([pressed, first, second]);
    expect(store.fetchFavorites).toHaveBeenCalledTimes(1);
  });
});

describe('a heart pressed after a fetch', () => {
  it('keeps the time of the fetch', async () => {
    cacheFavorites(UID, stored);
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    const changing = changeFavorite(pressed, true);
    await vi.runAllTimersAsync();
    await changing;
    expect([cachedFavorites(), favoritesAreFresh()]).toEqual([[pressed, first, second], true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(favoritesAreFresh()).toBe(false);
  });

  it('and pressed again during the next fetch is not reverted by that fetch', async () => {
    cacheFavorites(UID, stored);
    vi.mocked(store.commitFavorite).mockImplementation(async (id, saved) => {
      stored = [...(saved ? [id] : []), ...stored.filter((other) => other !== id)];
      await wait(10);
    });
    const fetching = updateFavorites(UID, pendingChanges);
    await vi.advanceTimersByTimeAsync(45);
    const adding = changeFavorite(another, true);
    await vi.advanceTimersByTimeAsync(10);
    await adding;
    const removing = changeFavorite(another, false);
    await vi.runAllTimersAsync();
    await removing;
    expect(await fetching).toEqual([first, second]);
    expect(cachedFavorites()).toEqual([first, second]);
  });
});

describe('favourites that left the site', () => {
  it('are removed together', async () => {
    cacheFavorites(UID, [first, second, pressed]);
    const removing = removeFavorites([first, pressed]);
    await vi.runAllTimersAsync();
    await removing;
    expect(cachedFavorites()).toEqual([second]);
  });

  it('stay after the first failure, which is announced once', async () => {
    cacheFavorites(UID, [first, second, pressed]);
    vi.mocked(store.commitFavorite).mockRejectedValue(new Error('offline'));
    const removing = removeFavorites([first, pressed]);
    await vi.runAllTimersAsync();
    await removing;
    expect(cachedFavorites()?.toSorted()).toEqual([first, second, pressed]);
    expect(store.commitFavorite).toHaveBeenCalledTimes(1);
  });
});
