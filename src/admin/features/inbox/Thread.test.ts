import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { InboxMessage } from '#domain/inbox/message.ts';
import { Thread } from './Thread.tsx';

const AT = '2027-03-01T09:00:00.000Z';

const reply = {
  ...{ id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', kind: 'reply' as const },
  ...{ subject: 'Your house', text: 'Yes, it is free.', by: { uid: 'rita', name: 'Rita' }, at: AT },
};

it('says of a reply whether it was sent, was not delivered or perhaps not', () => {
  const show = (undelivered: InboxMessage['undelivered']) =>
    renderToStaticMarkup(createElement(Thread, { thread: [reply], undelivered }));
  expect(show([])).toContain('Reply sent');
  const failed = show([{ subject: 'Your house', at: AT, isUncertain: false }]);
  expect(failed).toContain('Reply not delivered');
  expect(failed).toContain('was not delivered: “Your house”');
  expect(failed).not.toContain('Reply sent');
  const uncertain = show([{ subject: 'Your house', at: AT, isUncertain: true }]);
  expect(uncertain).toContain('Reply perhaps not delivered');
  expect(uncertain).toContain('may not have reached the sender: “Your house”');
});

it('names an email to the sender that has no entry here and was not delivered', () => {
  const undelivered = [{ subject: 'We have received your message', at: AT, isUncertain: false }];
  const html = renderToStaticMarkup(createElement(Thread, { thread: [], undelivered }));
  expect(html).toContain('“We have received your message”');
});
