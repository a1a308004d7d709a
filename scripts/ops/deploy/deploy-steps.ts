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
  const deploy = (only: string): DeployStep => ({
    program: 'firebase',
    options: ['deploy', '--only', only, '--project', project],
  });
  return [
    { program: 'astro', options: ['build', '--force'] },
    deploy('firestore,storage'),
    deploy('functions'),
    deploy('hosting'),
  ];
}
