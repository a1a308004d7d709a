import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Whether Google's libraries find application default credentials: in the named file or in that of gcloud. */
export function hasCredentials(environment: NodeJS.ProcessEnv): boolean {
  const folder = environment['CLOUDSDK_CONFIG'] ?? join(homedir(), '.config', 'gcloud');
  const file = environment['GOOGLE_APPLICATION_CREDENTIALS'] ?? join(folder, 'application_default_credentials.json');
  return existsSync(file);
}
