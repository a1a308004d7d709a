import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const COMPONENT = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** Usual folders of the Google Cloud CLI. */
const USUAL_SDK_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  join(homedir(), 'google-cloud-sdk'),
];

/** Whether firebase-tools has downloaded a jar with this name prefix, in any version. */
export function hasDownloadedJar(namePrefix: string): boolean {
  const folder = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(namePrefix) && name.endsWith('.jar'));
}

/** Path of the Firestore emulator in the Google Cloud CLI; undefined when it is not installed. */
export function findCloudCliJar(): string | undefined {
  const usual = USUAL_SDK_FOLDERS.map((folder) => join(folder, COMPONENT)).find((path) => existsSync(path));
  if (usual !== undefined) return usual;
  const folder = findGcloudFolder();
  return folder !== undefined && existsSync(join(folder, COMPONENT)) ? join(folder, COMPONENT) : undefined;
}

function findGcloudFolder(): string | undefined {
  try {
    const output = execFileSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim();
  } catch {
    // Without a working gcloud, firebase-tools downloads the jar.
    return undefined;
  }
}
