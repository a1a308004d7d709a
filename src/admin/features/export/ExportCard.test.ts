import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ExportCard } from './ExportCard.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('proposes the year that ends today in Lisbon, also in the hour in which UTC has yesterday', () => {
  vi.useFakeTimers({ now: Date.parse('2027-06-30T23:30:00Z') });
  const kind = { kind: 'enquiries', extension: 'csv', hasPeriod: true, roles: ['admin'] } as const;
  const collect = (): Promise<Blob> => Promise.resolve(new Blob());
  const html = renderToStaticMarkup(createElement(ExportCard, { kind: { ...kind, collect } }));
  expect(html.match(/\d{4}-\d{2}-\d{2}/g)).toEqual(['2026-07-01', '2027-07-01']);
});
