import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const COMPONENT = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** Folders into which the Google Cloud CLI is usually installed. */
const USUAL_SDK_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  join(homedir(), 'google-cloud-sdk'),
];

/** True when firebase-tools has already downloaded the emulator whose jar's name begins so, in whatever version. */
export function hasDownloadedJar(namePrefix: string): boolean {
  const folder = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(namePrefix) && name.endsWith('.jar'));
}

/** Path of the official Firestore emulator inside the Google Cloud CLI, or undefined when it is not installed. */
export function findCloudCliJar(sdkFolders: string[] = USUAL_SDK_FOLDERS): string | undefined {
  const usual = sdkFolders.map((folder) => join(folder, COMPONENT)).find((path) => existsSync(path));
  if (usual !== undefined) return usual;
  const asked = askGcloudForItsFolder();
  return asked !== undefined && existsSync(join(asked, COMPONENT)) ? join(asked, COMPONENT) : undefined;
}

function askGcloudForItsFolder(): string | undefined {
  try {
    const question = ['info', '--format=value(installation.sdk_root)'];
    const response = execFileSync('gcloud', question, {
      encoding: 'utf8',
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return response.trim();
  } catch {
    // No gcloud, or one that cannot answer: the same as a machine without it, where firebase-tools downloads the jar.
    return undefined;
  }
}
