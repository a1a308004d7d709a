import * as z from 'zod';

const hostAndPort = z.string().regex(/^[^\s:/]+:\d{1,5}$/, { error: "expected host:port, such as '127.0.0.1:18080'" });

const environmentSchema = z.object({
  /** A demo project, so that no test can reach a real one. */
  GCLOUD_PROJECT: z.string().regex(/^demo-[a-z0-9-]+$/, { error: "expected a project that begins with 'demo-'" }),
  FIRESTORE_EMULATOR_HOST: hostAndPort,
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort,
  FIREBASE_STORAGE_EMULATOR_HOST: hostAndPort,
  /** Origin of the Hosting emulator, which serves the site and /api. */
  SITE_ORIGIN: z.url({ error: "expected an origin, such as 'http://127.0.0.1:15000'" }),
});

export interface EmulatorAddress {
  /** Host name or IPv4 address. */
  host: string;
  port: number;
}

export interface EmulatorEnvironment {
  /** Starts with 'demo-'. */
  projectId: string;
  /** Name that the emulators give the default bucket. */
  bucket: string;
  firestore: EmulatorAddress;
  auth: EmulatorAddress;
  storage: EmulatorAddress;
  /** Without a trailing slash. */
  siteOrigin: string;
}

/** Throws one error that names every invalid variable. */
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
