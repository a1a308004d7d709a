/** One command of a deploy. */
export interface DeployStep {
  /** Who does it. */
  readonly program: 'firebase' | 'node';
  /** What it is told. */
  readonly options: readonly string[];
}

/**
 * What a deploy does, in order: the site is built first, as nothing shall be sent when that fails; rules and indexes go
 * before the functions that rely on them, and the site goes last, so that no page asks for an endpoint that is not there yet.
 */
export function deploySteps(project: string): DeployStep[] {
  const deploy = (only: string): DeployStep => ({
    program: 'firebase',
    options: ['deploy', '--only', only, '--project', project],
  });
  return [
    { program: 'node', options: ['publisher/render/build-site.ts'] },
    deploy('firestore,storage'),
    deploy('functions'),
    deploy('hosting'),
  ];
}
