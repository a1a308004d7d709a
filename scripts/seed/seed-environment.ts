import * as z from 'zod';
import { MendableError } from '#scripts/dev/setup/fixable-error.mjs';

const hostAndPort = z.string().regex(/^[^\s:/]+:\d{1,5}$/);

const environmentSchema = z.object({
  /** Project of the emulators; a real project cannot have this name. */
  GCLOUD_PROJECT: z.string().regex(/^demo-[a-z0-9-]+$/),
  /** Firestore emulator; the Admin SDK reads this and the next two itself. */
  FIRESTORE_EMULATOR_HOST: hostAndPort,
  /** Auth emulator. */
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort,
  /** Storage emulator. */
  FIREBASE_STORAGE_EMULATOR_HOST: hostAndPort,
  /** Hub of the emulators, which pauses the functions while files are stored. */
  FIREBASE_EMULATOR_HUB: hostAndPort,
});

/** Where the sample content goes. */
export interface SeedTarget {
  /** Project id, always 'demo-…'. */
  projectId: string;
  /** Default Storage bucket of the project, as the emulators name it. */
  storageBucket: string;
  /** Host and port of the emulators' hub. */
  hub: string;
}

/** Reads where the emulators are; throws a MendableError when a variable is missing, so that no real project is ever filled. */
export function readSeedEnvironment(variables: Record<string, string | undefined>): SeedTarget {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new MendableError(
      `Sample content goes into emulators only, and ${faults.join(', ')} ${faults.length === 1 ? 'does' : 'do'} not name one: ` +
        "'npm start' seeds by itself; otherwise copy the lines that 'npm run emulators' prints (the project must begin with 'demo-').",
    );
  }
  const projectId = parsed.data.GCLOUD_PROJECT;
  return { projectId, storageBucket: `${projectId}.appspot.com`, hub: parsed.data.FIREBASE_EMULATOR_HUB };
}
