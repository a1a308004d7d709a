import type { DeployStep } from './deploy-steps.ts';

/** What a deploy does outside; tests replace it. */
export interface DeployActions {
  readonly build: (step: DeployStep) => void | Promise<void>;
  readonly send: (step: DeployStep) => Promise<void>;
  /** Reads the revision of the site that the last publication requested. */
  readonly readRevision: () => Promise<number>;
  readonly say: (text: string) => void;
}

/**
 * Runs the steps of a deploy. Minutes lie between the build and its upload: what was published in between is live already,
 * and the upload would take it off the site while the back office says that it is there. The site is then built again.
 */
export async function runSteps(steps: readonly DeployStep[], actions: DeployActions): Promise<void> {
  const { build, send, readRevision, say } = actions;
  const builds = steps.filter(({ program }) => program === 'astro');
  let built = -1;
  const buildSite = async (): Promise<void> => {
    // Before the build reads the content, so that nothing of this revision is missing from it.
    built = await readRevision();
    for (const step of builds) await build(step);
  };
  await buildSite();
  for (const step of steps.filter((one) => !builds.includes(one))) {
    if (step.options.includes('hosting')) {
      while ((await readRevision()) !== built) {
        say('Something was published since the build: the site is built again.');
        await buildSite();
      }
    }
    await send(step);
  }
  if ((await readRevision()) !== built) {
    say('Something was published while the site was sent, and may be missing from it: deploy once more.');
  }
}
