import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { InboxMessage } from '#domain/inbox/message.ts';
import type { ReplyDraft } from './drafts.ts';
import * as calls from './inbox-calls.ts';
import { messageKey } from './use-inbox.ts';
import { useReply, type Reply } from './use-reply.ts';

const OWN = '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f';

const AT = '2027-03-01T09:00:00.000Z';

const LATER = '2027-03-01T09:10:00.000Z';

const MESSAGE: InboxMessage = {
  box: 'enquiries',
  id: '0c9f5a52-6a0e-4a43-9b8e-3f5a1c2d4e6b',
  kind: 'contact',
  status: 'new',
  ...{ rev: 1, name: 'Ana', email: 'ana@example.com', phone: '', about: '', text: 'Is it free?', isAnonymous: false },
  ...{ receivedAt: AT, updatedAt: AT, dueAt: AT, answeredAt: null, retainUntil: null, assignee: null },
  ...{ facts: [], propertySlug: null, offers: [], photos: [], propertyId: null, thread: [], undelivered: [] },
  reply: { kinds: [], dates: '', guests: '', viewing: '' },
};

/** The message after somebody's reply. */
function answered(id: string, rev: number, at = AT): InboxMessage {
  const by = { uid: 'rita', name: 'Rita' };
  const reply = { id, kind: 'reply' as const, subject: '', text: 'Yes.', by, at };
  return { ...MESSAGE, rev, status: 'answered', updatedAt: at, thread: [reply] };
}

beforeEach(() => {
  storeDraft({ id: OWN, subject: '', text: 'No.', seenAt: AT });
});

function storeDraft(draft: ReplyDraft): void {
  const stored = { getItem: () => JSON.stringify(draft), setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', stored);
}

it('is sent at the second press after a colleague has replied, also when the screen shows that already', async () => {
  const { client, reply, sentAt } = openReply();
  client.setQueryData(messageKey(MESSAGE), answered('9d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6', 2));
  await reply.send();
  expect(sentAt).toEqual([]);
  await reply.send();
  expect(sentAt).toEqual([2]);
});

it('is sent at once after a note, and again after the response to it was lost', async () => {
  const { client, reply, sentAt } = openReply();
  client.setQueryData(messageKey(MESSAGE), { ...MESSAGE, rev: 2 });
  await reply.send();
  client.setQueryData(messageKey(MESSAGE), answered(OWN, 3));
  await reply.send();
  expect(sentAt).toEqual([2, 3]);
});

it('is sent at the second press after a colleague has replied since it was begun, also when the message was opened again', async () => {
  const begun = { id: OWN, subject: '', text: 'No.', seenAt: AT };
  const reopened = answered('9d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6', 2, LATER);
  storeDraft(begun);
  const { reply, sentAt } = openReply(reopened);
  await reply.send();
  expect(sentAt).toEqual([]);
  await reply.send();
  expect(sentAt).toEqual([2]);
  storeDraft({ ...begun, seenAt: LATER });
  const { reply: after, sentAt: sentAfter } = openReply(reopened);
  await after.send();
  expect(sentAfter).toEqual([2]);
});

it('keeps the time of the message that its writer saw, for when it is opened again', () => {
  const stored: string[] = [];
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: (_key: string, text: string) => stored.push(text) });
  openReply().reply.write({ text: 'Dear Ana' });
  expect(stored.map((text): unknown => JSON.parse(text))).toMatchObject([{ text: 'Dear Ana', seenAt: AT }]);
});

/** A reply that was begun before; `sentAt` are the revisions at which it was sent. */
function openReply(message = MESSAGE): { client: QueryClient; reply: Reply; sentAt: readonly number[] } {
  const sentAt: number[] = [];
  vi.spyOn(calls, 'postReply').mockImplementation((_message, { rev }) => {
    sentAt.push(rev);
    return Promise.resolve(answered(OWN, rev + 1));
  });
  const client = new QueryClient();
  const opened: Reply[] = [];
  const Screen = (): null => {
    opened.push(useReply(message));
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Screen)));
  const [reply] = opened;
  if (reply === undefined) throw new Error('Nothing was rendered.');
  return { client, reply, sentAt };
}
