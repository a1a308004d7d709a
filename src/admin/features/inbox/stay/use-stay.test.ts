import type { InboxMessage } from '#domain/inbox/message.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useStayReport } from './use-stay.ts';

const MESSAGE = {
  ...{ box: 'enquiries', id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', propertySlug: 'casa-da-duna' },
  reply: { kinds: [], dates: '8 – 15 May 2027', guests: '', viewing: '' },
} as const satisfies Partial<InboxMessage>;

/** Shows whether the report of a message at a revision is known. */
function Probe({ rev }: { rev: number }) {
  return useStayReport({ ...MESSAGE, reply: { ...MESSAGE.reply, kinds: [] }, rev }).data === null ? 'known' : 'unknown';
}

it('reads the stay of an enquiry again after a colleague has changed the enquiry', () => {
  const client = new QueryClient();
  const show = (rev: number) =>
    renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Probe, { rev })));
  expect(show(1)).toBe('unknown');
  client.setQueriesData({}, null);
  expect(show(1)).toBe('known');
  expect(show(2)).toBe('unknown');
});
