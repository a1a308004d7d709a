import { expect, it } from 'vitest';
import { NO_FAVORITES } from '#domain/account/favorites-text.ts';
import { SHORTLIST_TEXT as text } from './shortlist-text.ts';
import { OWNER_TEXT, ownerOf } from './shortlist-view.ts';
import { FAVORITES_TEXT } from './text.ts';

it('does not call the favourites of a member properties saved on this device without an account', () => {
  const { title, introduction, empty } = OWNER_TEXT[ownerOf(false, true)];
  expect([title, introduction, empty]).toEqual([FAVORITES_TEXT.title, FAVORITES_TEXT.introduction, NO_FAVORITES]);
});

it('names the shortlist of a visitor, and that of a link for members too', () => {
  expect(OWNER_TEXT[ownerOf(false, false)].title).toBe(text.ownTitle);
  for (const isMember of [true, false]) expect(OWNER_TEXT[ownerOf(true, isMember)].title).toBe(text.sharedTitle);
});
