/** One command of a deploy. */
export interface DeployStep {
  readonly program: 'astro' | 'firebase';
  readonly options: readonly string[];
}

/**
 * The steps of a deploy, in order: the site is built first, because nothing may be deployed when that fails; rules and
 * indexes go before the functions that rely on them, and the site goes last, so that no page calls a missing endpoint.
 */
export function deploySteps(project: string): DeployStep[] {
  const deploy = (only: string, ...more: string[]): DeployStep => ({
    program: 'firebase',
    options: ['deploy', '--only', only, '--project', project, ...more],
  });
  return [
    { program: 'astro', options: ['build', '--force'] },
    deploy('firestore,storage'),
    // Nobody is there to confirm that functions are retried, that images are cleaned up and that old functions go.
    deploy('functions', '--force'),
    deploy('hosting'),
  ];
}
