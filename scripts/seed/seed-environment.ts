import * as z from 'zod';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';

const hostAndPort = z.string().regex(/^[^\s:/]+:\d{1,5}$/);

const environmentSchema = z.object({
  /** Project of the emulators; a real project cannot have this name. */
  GCLOUD_PROJECT: z.string().regex(/^demo-[a-z0-9-]+$/),
  /** The Admin SDK reads this and the next two variables itself. */
  FIRESTORE_EMULATOR_HOST: hostAndPort,
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort,
  FIREBASE_STORAGE_EMULATOR_HOST: hostAndPort,
  /** Hub of the emulators, which pauses the functions while files are stored. */
  FIREBASE_EMULATOR_HUB: hostAndPort,
});

export interface SeedTarget {
  /** Project id, always 'demo-…'. */
  projectId: string;
  /** Default Storage bucket of the project, as the emulators name it. */
  storageBucket: string;
  /** Host and port of the emulators' hub. */
  hub: string;
}

/** Reads the hosts of the emulators; throws a FixableError when one is missing, so that no real project is ever seeded. */
export function readSeedEnvironment(variables: Record<string, string | undefined>): SeedTarget {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new FixableError(
      `Sample content goes into emulators only, and ${faults.join(', ')} ${faults.length === 1 ? 'does' : 'do'} not name one: ` +
        "'npm start' seeds by itself; otherwise copy the lines that 'npm run emulators' prints (the project must begin with 'demo-').",
    );
  }
  const projectId = parsed.data.GCLOUD_PROJECT;
  return { projectId, storageBucket: `${projectId}.appspot.com`, hub: parsed.data.FIREBASE_EMULATOR_HUB };
}
