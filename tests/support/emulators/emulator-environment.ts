import * as z from 'zod';

const hostAndPort = z.string().regex(/^[^\s:/]+:\d{1,5}$/, { error: "expected host:port, such as '127.0.0.1:18080'" });

const environmentSchema = z.object({
  /** Project of the emulators; only a demo project, so that no test can ever reach a real one. */
  GCLOUD_PROJECT: z.string().regex(/^demo-[a-z0-9-]+$/, { error: "expected a project that begins with 'demo-'" }),
  /** Firestore emulator. */
  FIRESTORE_EMULATOR_HOST: hostAndPort,
  /** Auth emulator. */
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort,
  /** Storage emulator. */
  FIREBASE_STORAGE_EMULATOR_HOST: hostAndPort,
  /** Origin of the Hosting emulator, where the site and /api answer. */
  SITE_ORIGIN: z.url({ error: "expected an origin, such as 'http://127.0.0.1:15000'" }),
});

/** An emulator's address. */
export interface EmulatorAddress {
  /** Host name or IPv4 address. */
  host: string;
  /** TCP port. */
  port: number;
}

/** Where the emulators are that the tests talk to. */
export interface EmulatorEnvironment {
  /** Project id, always 'demo-…'. */
  projectId: string;
  /** Default Storage bucket of the project, as the emulators name it. */
  bucket: string;
  /** Firestore emulator. */
  firestore: EmulatorAddress;
  /** Auth emulator. */
  auth: EmulatorAddress;
  /** Storage emulator. */
  storage: EmulatorAddress;
  /** Origin of the site, without a trailing slash. */
  siteOrigin: string;
}

/** Reads where the emulators are; throws one error that names every variable at fault. */
export function readEmulatorEnvironment(
  variables: Record<string, string | undefined> = process.env,
): EmulatorEnvironment {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These tests need running emulators:\n${faults.join('\n')}`);
  }
  return {
    projectId: parsed.data.GCLOUD_PROJECT,
    bucket: `${parsed.data.GCLOUD_PROJECT}.appspot.com`,
    firestore: addressOf(parsed.data.FIRESTORE_EMULATOR_HOST),
    auth: addressOf(parsed.data.FIREBASE_AUTH_EMULATOR_HOST),
    storage: addressOf(parsed.data.FIREBASE_STORAGE_EMULATOR_HOST),
    siteOrigin: new URL(parsed.data.SITE_ORIGIN).origin,
  };
}

function addressOf(hostAndPort: string): EmulatorAddress {
  const { hostname, port } = new URL(`http://${hostAndPort}`);
  return { host: hostname, port: Number(port || 80) };
}
