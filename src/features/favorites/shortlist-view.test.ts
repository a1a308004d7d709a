import { expect, it } from 'vitest';
import { NO_FAVORITES, noLongerOffered } from '#domain/account/favorites-text.ts';
import { SHORTLIST_TEXT as text } from './shortlist-text.ts';
import { emptyTitle, missingText, OWNER_TEXT, ownerOf } from './shortlist-view.ts';
import { FAVORITES_TEXT } from './text.ts';

it('does not call the favourites of a member properties saved on this device without an account', () => {
  const { title, introduction, empty } = OWNER_TEXT[ownerOf(false, true)];
  expect([title, introduction, empty]).toEqual([FAVORITES_TEXT.title, FAVORITES_TEXT.introduction, NO_FAVORITES]);
});

it('names the shortlist of a visitor, and that of a link for members too', () => {
  expect(OWNER_TEXT[ownerOf(false, false)].title).toBe(text.device.title);
  for (const isMember of [true, false]) expect(OWNER_TEXT[ownerOf(true, isMember)].title).toBe(text.link.title);
});

it.each(['device', 'account'] as const)('does not say that the %s has none when all have left the site', (owner) => {
  expect(emptyTitle(owner, 0)).toBe(OWNER_TEXT[owner].empty);
  expect(emptyTitle(owner, 2)).toBe(noLongerOffered(2));
});

it('says of a link that none is available, whatever it names', () => {
  expect([emptyTitle('link', 0), emptyTitle('link', 2)]).toEqual([text.link.empty, text.link.empty]);
});

it('says of a list of one’s own, and of no shared one, that some have left the site', () => {
  for (const owner of ['device', 'account'] as const) {
    expect([missingText(owner, 0), missingText(owner, 1)]).toEqual(['', noLongerOffered(1)]);
  }
  expect(missingText('link', 1)).toBe('');
});
