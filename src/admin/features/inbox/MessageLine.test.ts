import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { InboxRow } from '#domain/inbox/row.ts';
import { MessageLine } from './MessageLine.tsx';

const AT = '2027-03-01T09:00:00.000Z';

const ROW: InboxRow = {
  ...{ box: 'enquiries', id: '0c9f5a52-6a0e-4a43-9b8e-3f5a1c2d4e6b', kind: 'contact', about: '', phone: '' },
  ...{ name: 'سلمى', email: 'salma@example.com', text: 'هل المسبح مدفأ في شهر مارس؟', isAnonymous: false },
  ...{ receivedAt: AT, dueAt: AT, answeredAt: null, status: 'new', assignee: null, rev: 1, updatedAt: AT },
};

it('is cut at the end of what the sender wrote, which is on the left in Arabic and Hebrew', () => {
  const line = createElement(MessageLine, { row: ROW, now: Date.parse(AT), query: '?open=1', isOpen: false });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, line));
  expect(html).toMatch(new RegExp(`<span[^>]* dir="auto"[^>]*>${ROW.text}</span>`));
});
