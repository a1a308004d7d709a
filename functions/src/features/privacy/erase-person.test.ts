import type { Auth } from 'firebase-admin/auth';
import { WriteBatch } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { erasePerson } from './erase-person.ts';

it('a reply that a colleague sends meanwhile is deleted, after the enquiry that it answers', async () => {
  // One enquiry, no other document and no email yet, nothing published, and then the reply.
  const { database, clock } = listFixture({ 'enquiries/1': {} }, {}, {}, {}, {}, {}, {}, {}, { 'mail/late': {} });
  const deleted: string[] = [];
  vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
  vi.spyOn(WriteBatch.prototype, 'delete').mockImplementation(function remember(this: WriteBatch, document) {
    deleted.push(document.path);
    return this;
  });
  const accounts = () => ({ getUserByEmail: () => Promise.resolve(null) }) as unknown as Auth;
  const nothing = () => Promise.resolve();
  const erase = erasePerson({ database, accounts, clock }, { deleteFolder: nothing, removePictures: nothing });

  const counts = await erase({ ...staffInput('admin'), body: { email: 'ana@test.example' } });

  expect(deleted).toEqual(['enquiries/1', 'mail/late']);
  expect(counts).toMatchObject({ enquiries: 1, mails: 1 });
});
