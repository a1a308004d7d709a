import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { EmulatorSet } from './emulator-sets.ts';
import { PROJECT_ROOT } from './project-paths.ts';

/** The parts of firebase.json that the emulators need; everything else passes through unchanged. */
const firebaseConfigSchema = z.looseObject({
  hosting: z.looseObject({
    public: z.string(),
    headers: z.array(
      z.looseObject({ source: z.string(), headers: z.array(z.looseObject({ key: z.string(), value: z.string() })) }),
    ),
  }),
  firestore: z.looseObject({ rules: z.string() }),
  storage: z.looseObject({ rules: z.string() }),
  functions: z.union([z.looseObject({ source: z.string() }), z.array(z.looseObject({ source: z.string() })).min(1)]),
});

export type FirebaseConfig = z.infer<typeof firebaseConfigSchema>;

/** The deployed config with the ports and the site folder of a set, for the emulators. */
export function configForSet(config: FirebaseConfig, set: EmulatorSet): FirebaseConfig {
  const { firestoreWebsocket, ...ports } = set.ports;
  const listeners = Object.entries(ports).map(([name, port]) => [name, { host: '127.0.0.1', port }]);
  const emulators = z.record(z.string(), z.looseObject({})).parse(Object.fromEntries(listeners));
  // IPv4 and IPv6, because some programs resolve 'localhost' to ::1 only.
  emulators['hosting'] = { ...emulators['hosting'], host: 'localhost' };
  emulators['firestore'] = { ...emulators['firestore'], websocketPort: firestoreWebsocket };
  return {
    ...config,
    hosting: { ...config.hosting, public: set.site },
    emulators: { ...emulators, ui: { enabled: false }, singleProjectMode: true },
  };
}

/** The headers of every page, by name; the server of previews sends them as well. */
export function pageHeaders(): Record<string, string> {
  const { hosting } = readFirebaseConfig();
  const everywhere = hosting.headers
    .filter(({ source }) => source === '**' || source === '/')
    .flatMap(({ headers }) => headers);
  return Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
}

function readFirebaseConfig(): FirebaseConfig {
  return firebaseConfigSchema.parse(JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')));
}

/** Writes the config of a set next to firebase.json (firebase-tools takes its folder as the project's) and returns its path. */
export function writeConfigForSet(set: EmulatorSet): string {
  const path = join(PROJECT_ROOT, `firebase.${set.name}.json`);
  writeFileSync(path, `${JSON.stringify(configForSet(readFirebaseConfig(), set), null, 2)}\n`);
  return path;
}
