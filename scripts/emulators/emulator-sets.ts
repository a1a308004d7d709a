import { localHookSecret } from './hook-secret.ts';
import { pastProxy } from './past-proxy.ts';

/** Emulators that the site needs, by the names of firebase-tools. */
export const SERVICES = ['auth', 'firestore', 'functions', 'hosting', 'storage'] as const;

export type Service = (typeof SERVICES)[number];

/** The TCP port of every listener that firebase-tools opens. */
export type EmulatorPorts = Record<Service | 'hub' | 'logging' | 'eventarc' | 'tasks' | 'firestoreWebsocket', number>;

/** A Firebase project and its ports; several sets can run at the same time. */
export interface EmulatorSet {
  /** Short name, also of its folders and files. */
  name: SetName;
  /** Project id; with `demo-` firebase-tools never calls a real project. */
  project: string;
  ports: EmulatorPorts;
  /** Folder that Hosting serves, relative to the checkout. */
  site: string;
  /** Port of the local publisher. */
  publisher: number;
  /** What adds the IP address of callers: nothing on the emulators, but tests and benchmarks act as Google's front end. */
  front: 'google' | 'none';
}

/** Sets by name: `start` for people, `test` and `bench` for runs that must not change the data of people. */
export const EMULATOR_SETS = {
  start: {
    name: 'start',
    project: 'demo-site',
    ports: usualPorts(0),
    // Not `dist`, which `astro build` empties.
    site: 'dist.start',
    publisher: 5002,
    front: 'none',
  },
  test: {
    name: 'test',
    project: 'demo-test',
    ports: usualPorts(10_000),
    site: 'dist.test',
    publisher: 15_002,
    front: 'google',
  },
  bench: {
    name: 'bench',
    project: 'demo-bench',
    ports: usualPorts(20_000),
    site: 'dist.bench',
    publisher: 25_002,
    front: 'google',
  },
} as const satisfies Record<string, EmulatorSet>;

export type SetName = 'start' | 'test' | 'bench';

/** The ports that firebase-tools uses by itself, or others that far from them. */
function usualPorts(distance: number): EmulatorPorts {
  return {
    hosting: 5000 + distance,
    functions: 5001 + distance,
    firestore: 8080 + distance,
    auth: 9099 + distance,
    storage: 9199 + distance,
    hub: 4400 + distance,
    logging: 4500 + distance,
    firestoreWebsocket: 9150 + distance,
    eventarc: 9299 + distance,
    tasks: 9499 + distance,
  };
}

/** The same set on eleven consecutive ports from `base` (Hosting first, the publisher last), for when the usual ports are taken. */
export function withPortBase(set: EmulatorSet, base: number): EmulatorSet {
  return {
    ...set,
    ports: {
      hosting: base,
      functions: base + 1,
      firestore: base + 2,
      auth: base + 3,
      storage: base + 4,
      hub: base + 5,
      logging: base + 6,
      firestoreWebsocket: base + 7,
      eventarc: base + 8,
      tasks: base + 9,
    },
    publisher: base + 10,
  };
}

/** Most functions that an emulator runs at the same time; each has a process. */
export const FUNCTIONS_AT_ONCE = 3;

/** Settings of the functions that differ between sets. */
export function functionsEnvironment({ front, name }: EmulatorSet): Record<string, string> {
  // Tests and benchmarks send in minutes what a site receives in months.
  return { SENDER_FRONT: front, ...(name === 'start' ? {} : { ACKNOWLEDGEMENTS_PER_HOUR: '1000000' }) };
}

/** Environment with which the Admin SDK, the seed, the build and the tests find a running set. */
export function clientEnvironment(set: EmulatorSet, given = process.env): Record<string, string> {
  const at = (service: Service) => `127.0.0.1:${set.ports[service]}`;
  return {
    GCLOUD_PROJECT: set.project,
    FIRESTORE_EMULATOR_HOST: at('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: at('auth'),
    FIREBASE_STORAGE_EMULATOR_HOST: at('storage'),
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${set.ports.hub}`,
    SITE_ORIGIN: `http://${at('hosting')}`,
    // Emulators need no credentials, and looking for them takes seconds without a metadata server.
    METADATA_SERVER_DETECTION: 'none',
    SITE_ADDRESS: `http://localhost:${set.ports.hosting}`,
    BUILD_HOOK_ADDRESS: `http://127.0.0.1:${set.publisher}/tasks`,
    BUILD_HOOK_SECRET: localHookSecret(),
    PUBLISHER_PORT: String(set.publisher),
    PUBLISHER_SITE: set.site,
    ...pastProxy(given),
  };
}
