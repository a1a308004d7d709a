import type { EmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

/** A bucket for tests of the rules alone: from the default one the function would take every picture that arrives. */
export function rulesBucket({ projectId }: Pick<EmulatorEnvironment, 'projectId'>): string {
  return `${projectId}-rules.appspot.com`;
}
