import { describe, expect, it } from 'vitest';
import {
  FAVORITES_FROM_DEVICE,
  NO_FAVORITES,
  NO_FAVORITES_MATCH,
  noLongerOffered,
  showingFavorites,
} from '#domain/account/favorites-text.ts';
import type { CardEntry } from './card-entry.ts';
import { emptyText, showsError, statusOf, viewOf } from './favorites-view.ts';

const card: CardEntry = { id: 'one', title: 'Casa', location: '', description: '', amount: 0, html: '' };

describe('favourites that could not be loaded', () => {
  const fromDevice = { phase: 'failed', cards: [card] } as const;

  it('say so above the list of the device while there is a connection', () => {
    expect(viewOf(fromDevice, 1, '')).toBe('list');
    expect(statusOf(fromDevice, 'list', 1, true)).toBe('');
    expect(showsError(fromDevice, true)).toBe(true);
  });

  it('are the list of the device without a connection, which the status says', () => {
    expect(viewOf(fromDevice, 1, '')).toBe('list');
    expect(statusOf(fromDevice, 'list', 1, false)).toBe(FAVORITES_FROM_DEVICE);
    expect(showsError(fromDevice, false)).toBe(false);
  });

  it.each([null, []])('are an error alone where the device has none: %j', (cards) => {
    for (const isOnline of [true, false]) {
      expect(viewOf({ phase: 'failed', cards }, 0, '')).toBe('nothing');
      expect(statusOf({ phase: 'failed', cards }, 'nothing', 0, isOnline)).toBe('');
      expect(showsError({ phase: 'failed', cards }, isOnline)).toBe(true);
    }
  });
});

describe('loaded favourites', () => {
  const loaded = { phase: 'ready', cards: [card] } as const;

  it('are counted', () => {
    expect(viewOf(loaded, 1, '')).toBe('list');
    expect(statusOf(loaded, 'list', 1, true)).toBe(showingFavorites(1));
    expect(showsError(loaded, true)).toBe(false);
  });

  it('may match no search, which the status says, or be none', () => {
    expect(viewOf(loaded, 0, 'sea')).toBe('no-match');
    expect(statusOf(loaded, 'no-match', 0, true)).toBe(NO_FAVORITES_MATCH);
    expect(statusOf({ ...loaded, phase: 'loading' }, 'no-match', 0, true)).toBe(NO_FAVORITES_MATCH);
    expect(statusOf({ phase: 'ready', cards: [] }, 'empty', 0, true)).toBe('');
    expect(viewOf({ phase: 'ready', cards: [] }, 0, ' ')).toBe('empty');
  });
});

it('favourites that have all left the site are not called none saved', () => {
  expect(emptyText(0)).toBe(NO_FAVORITES);
  expect(emptyText(2)).toBe(noLongerOffered(2));
});
