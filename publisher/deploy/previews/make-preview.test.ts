import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublisherReport } from '#domain/publishing/publisher-messages.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makePreview } from './make-preview.ts';
import { PreviewStore } from './preview-store.ts';

const previewId = '00000000-0000-4000-8000-000000000001';
const task = {
  action: 'preview',
  previewId,
  propertyId: '00000000-0000-4000-8000-000000000002',
  slug: 'casa-da-duna',
  expiresAt: '2026-03-04T09:00:00.000Z',
} as const;

let folder: string;
let store: PreviewStore;
let reports: PublisherReport[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-preview-'));
  store = new PreviewStore(folder);
  reports = [];
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (buildScript: string) =>
  makePreview(
    {
      ...{ store, buildScript, cache: join(folder, 'cache'), originOf: () => 'http://preview.localhost' },
      notify: (report) => Promise.resolve(reports.push(report) > 0),
    },
    task,
  );

it('reports why when there is no room for the preview', async () => {
  vi.spyOn(store, 'prepareFolder').mockRejectedValue(new Error('ENOSPC: no space left on device'));
  await make('tests/support/publishing/small-build.ts');
  expect(reports).toEqual([{ report: 'preview', previewId, address: null, why: 'ENOSPC: no space left on device' }]);
});

it('reports a build that leaves no report, and keeps nothing of it', async () => {
  await make('tests/support/publishing/no-such-build.ts');
  expect(reports).toEqual([expect.objectContaining({ address: null, why: expect.stringContaining('no report') })]);
  expect(readdirSync(folder)).toEqual([]);
});
