import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PREVIEW_HOURS } from '#domain/publishing/limits.ts';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import * as z from 'zod';
import { CACHE_FOLDER } from '#scripts/emulators/project-paths.ts';
import { runBuild } from '#publisher/build/run-build.ts';
import { runFirebase } from '#publisher/deploy/run-firebase.ts';
import { reasonOf } from '#publisher/report/reason-of.ts';
import type { ReportToBackend } from '#publisher/report/report-to-backend.ts';

const channelSchema = z.object({ result: z.record(z.string(), z.object({ url: z.url() })) });

/** Deploys the preview of a draft to a Hosting channel, which expires by itself, and reports its URL or why it failed. */
export async function deployPreview(
  { previewId, propertyId, slug }: Extract<PublisherTask, { action: 'preview' }>,
  { notify, project }: { notify: ReportToBackend; project: string },
): Promise<'live' | 'failed'> {
  try {
    const origin = await deployChannel(previewId, propertyId, project);
    await notify({ report: 'preview', previewId, address: `${origin}/property/${slug}`, why: '' });
    return 'live';
  } catch (error) {
    const why = reasonOf(error);
    console.error(why);
    await notify({ report: 'preview', previewId, address: null, why });
    return 'failed';
  }
}

async function deployChannel(previewId: string, propertyId: string, project: string): Promise<string> {
  const folder = join(CACHE_FOLDER, 'releases', `preview-${previewId}`);
  const report = await runBuild({
    ...{ id: previewId, script: 'publisher/build/build-site.ts', out: folder, live: null, previewOf: propertyId },
    // Never that of the published site.
    cache: join(CACHE_FOLDER, 'astro', 'preview'),
    onOutput: (text) => process.stdout.write(text),
  });
  if (report.outcome === 'failed') throw new Error(report.faults[0]?.why ?? 'The page could not be rendered.');
  await rm('dist', { recursive: true, force: true });
  await rename(folder, 'dist');
  // A channel's name has at most 63 characters; the id of the preview has 36.
  const channel = ['hosting:channel:deploy', previewId, '--expires', `${PREVIEW_HOURS}h`];
  const output = await runFirebase([...channel, '--project', project, '--json']);
  const [site] = Object.values(channelSchema.parse(JSON.parse(output)).result);
  return new URL(z.url().parse(site?.url)).origin;
}
