import { rm } from 'node:fs/promises';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { LogTail } from '../log-tail.ts';
import type { PreviewStore } from './preview-store.ts';
import { reportFileFor, runBuild } from '../run-build.ts';
import type { ReportToBackend } from '../report-to-backend.ts';

/** What previews are made with. */
export interface PreviewParts {
  /** Where they stand. */
  readonly store: PreviewStore;
  /** How the house is told. */
  readonly notify: ReportToBackend;
  /** Program that builds. */
  readonly buildProgram: string;
  /** The address under which a preview is opened. */
  readonly addressOf: (previewId: string) => string;
}

/** Makes the preview of a draft and tells the house its address, or why there is none. */
export async function makePreview(
  { store, notify, buildProgram, addressOf }: PreviewParts,
  { previewId, propertyId, slug, expiresAt }: Extract<PublisherTask, { action: 'preview' }>,
): Promise<void> {
  const log = new LogTail();
  const folder = await store.workshop(previewId);
  try {
    const report = await runBuild({
      program: buildProgram,
      options: ['--out', folder, '--preview', `properties/${propertyId}`],
      reportFile: reportFileFor(previewId),
      stop: AbortSignal.timeout(120_000),
      say: (text) => log.add(text),
      verifying: () => undefined,
    });
    const [fault] = report.faults;
    if (report.outcome === 'failed') throw new Error(fault?.why ?? 'The page could not be made.');
    await store.open(previewId, expiresAt);
    await notify({ report: 'preview', previewId, address: `${addressOf(previewId)}/property/${slug}`, why: '' });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`The preview ${previewId} was not made:`, why, log.text.slice(-1000));
    await rm(folder, { recursive: true, force: true });
    await notify({ report: 'preview', previewId, address: null, why: why.slice(0, 2000) });
  }
}
