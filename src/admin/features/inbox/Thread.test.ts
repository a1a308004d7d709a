import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Thread } from './Thread.tsx';

const AT = '2027-03-01T09:00:00.000Z';

const reply = {
  ...{ id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', kind: 'reply' as const },
  ...{ subject: 'Your house', text: 'Yes, it is free.', by: { uid: 'rita', name: 'Rita' }, at: AT },
};

it('does not say that a reply was sent which was not delivered', () => {
  const show = (undelivered: { subject: string; at: string }[]) =>
    renderToStaticMarkup(createElement(Thread, { thread: [reply], undelivered }));
  expect(show([])).toContain('Reply sent');
  const html = show([{ subject: 'Your house', at: AT }]);
  expect(html).toContain('Reply not delivered');
  expect(html).not.toContain('Reply sent');
});

it('names an email to the sender that has no entry here and was not delivered', () => {
  const undelivered = [{ subject: 'We have received your message', at: AT }];
  const html = renderToStaticMarkup(createElement(Thread, { thread: [], undelivered }));
  expect(html).toContain('“We have received your message”');
});
