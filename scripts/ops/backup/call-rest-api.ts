import { setTimeout as wait } from 'node:timers/promises';
import type { Project } from './project.ts';

/** Statuses that are worth a retry: too many requests, and temporary server errors. */
const TEMPORARY = [429, 500, 502, 503, 504];

const ATTEMPTS = 6;

/** Host of the accounts' API; that of the emulator has another. */
const IDENTITY_HOST = 'identitytoolkit.googleapis.com';

/** Calls a REST API with the credentials of a project; retries temporary failures. */
export async function callRestApi(project: Project, url: string, body?: object): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...{ Authorization: await project.authorization(), 'Content-Type': 'application/json' },
        // With a person's credentials, this API must be told whose quota a request uses, or it denies access.
        ...(new URL(url).hostname === IDENTITY_HOST ? { 'X-Goog-User-Project': project.id } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response.json();
    const text = await response.text();
    if (!TEMPORARY.includes(response.status) || attempt === ATTEMPTS) {
      throw new Error(`${new URL(url).pathname} responded with ${response.status}: ${text.slice(0, 500)}`);
    }
    await wait(2 ** attempt * 250);
  }
}
