import { PREVIEW_MINUTES } from '#domain/publishing/limits.ts';
import type { Preview } from '#domain/publishing/preview.ts';
import { PREVIEW_OVERDUE } from '#domain/publishing/text.ts';
import { expect, it } from 'vitest';
import { endOverduePreview } from './end-overdue-preview.ts';

const requested: Preview = {
  ...{ id: '00000000-0000-4000-8000-000000000001', propertyId: '00000000-0000-4000-8000-000000000002' },
  ...{ rev: 1, state: 'requested', address: null, why: '', expiresAt: '2026-03-04T09:00:00.000Z', uid: 'an-editor' },
};
const limit = PREVIEW_MINUTES * 60_000;

it('waits for a preview while its job may still report', () => {
  expect(endOverduePreview(requested, 1000, 1000 + limit)).toBe(requested);
});

it('fails a preview that nobody reported on, so that it can be requested again', () => {
  const overdue = { ...requested, state: 'failed', why: PREVIEW_OVERDUE };
  expect(endOverduePreview(requested, 1000, 1001 + limit)).toEqual(overdue);
});

it('leaves a preview as it is when it has ended', () => {
  const ready: Preview = { ...requested, state: 'ready', address: 'https://site.example/' };
  expect(endOverduePreview(ready, 1000, 1001 + limit)).toBe(ready);
});
