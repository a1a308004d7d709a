import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import type { PreviewStore } from './preview-store.ts';
import { runBuild } from '#publisher/build/run-build.ts';
import { reasonOf } from '#publisher/report/reason-of.ts';
import type { ReportToBackend } from '#publisher/report/report-to-backend.ts';

export interface PreviewDeps {
  readonly store: PreviewStore;
  readonly notify: ReportToBackend;
  /** Script that builds the site. */
  readonly buildScript: string;
  /** Folder of Astro's cache for previews. */
  readonly cache: string;
  /** The origin of a preview. */
  readonly originOf: (previewId: string) => string;
}

/** Builds the preview of a draft and reports its URL, or why it failed. */
export async function makePreview(
  { store, notify, buildScript, cache, originOf }: PreviewDeps,
  { previewId, propertyId, slug, expiresAt }: Extract<PublisherTask, { action: 'preview' }>,
): Promise<void> {
  let output = '';
  try {
    const folder = await store.prepareFolder(previewId);
    const report = await runBuild({
      ...{ id: previewId, script: buildScript, out: folder, live: null, cache, previewOf: propertyId },
      signal: AbortSignal.timeout(120_000),
      onOutput: (text) => (output = (output + text).slice(-1000)),
    });
    const [fault] = report.faults;
    if (report.outcome === 'failed') throw new Error(fault?.why ?? 'The page could not be rendered.');
    await store.add(previewId, expiresAt);
    await notify({ report: 'preview', previewId, address: `${originOf(previewId)}/property/${slug}`, why: '' });
  } catch (error) {
    const why = reasonOf(error);
    console.error(`The preview ${previewId} failed:`, why, output);
    // First, because the report may fail as well.
    await store.discard(previewId);
    await notify({ report: 'preview', previewId, address: null, why });
  }
}
