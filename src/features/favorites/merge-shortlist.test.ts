import { expect, it, vi } from 'vitest';
import { ALREADY_FAVORITES } from '#domain/account/favorites-text.ts';
import * as messages from '#lib/announce.ts';
import { addAll } from './merge-shortlist.ts';

it('says that a member has all properties of a shared shortlist already, and not that none were added', async () => {
  const announced = vi.spyOn(messages, 'announce').mockReturnValue();
  await addAll([]);
  expect(announced).toHaveBeenCalledExactlyOnceWith(ALREADY_FAVORITES);
});
