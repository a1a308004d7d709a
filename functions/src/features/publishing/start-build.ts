import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { HOOK_UNREACHABLE } from '#domain/publishing/text.ts';
import { logger } from 'firebase-functions';
import { sendTask } from '#platform/build-hook.ts';
import { hookSettings } from '#platform/configuration.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { claimNextBuild } from './claim-next-build.ts';
import { completeBuild } from './complete-build.ts';

/** Starts the requested build, unless none is requested or one is running, and sends it to the publisher. */
export async function startRequestedBuild(deps: ContentDeps): Promise<void> {
  const build = await claimNextBuild(deps);
  if (build !== null) await dispatchBuild(deps, { action: 'build', buildId: build.id });
}

/** Sends a started build to the publisher; the build fails when the publisher cannot be reached. */
export async function dispatchBuild(
  deps: ContentDeps,
  task: Exclude<PublisherTask, { action: 'preview' }>,
): Promise<void> {
  try {
    await sendTask(task, hookSettings());
  } catch (error) {
    logger.error(`Nobody took the build ${task.buildId}`, error);
    await completeBuild(deps, { buildId: task.buildId, failure: HOOK_UNREACHABLE, faults: [], log: '' });
  }
}
