import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Whether the libraries of Google find application-default credentials here, as a file that is named or where gcloud writes it. */
export function hasCredentials(environment: NodeJS.ProcessEnv): boolean {
  const folder = environment['CLOUDSDK_CONFIG'] ?? join(homedir(), '.config', 'gcloud');
  const file = environment['GOOGLE_APPLICATION_CREDENTIALS'] ?? join(folder, 'application_default_credentials.json');
  return existsSync(file);
}
