import type { Project } from './project.ts';
import { ResponseError, retryTemporary } from './retry-temporary.ts';

/** Host of the accounts' API; that of the emulator has another. */
const IDENTITY_HOST = 'identitytoolkit.googleapis.com';

/** Calls a REST API with the credentials of a project; retries temporary failures. */
export function callRestApi(project: Project, url: string, body?: object): Promise<unknown> {
  return retryTemporary(async () => {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...{ Authorization: await project.authorization(), 'Content-Type': 'application/json' },
        // With a person's credentials, this API must be told whose quota a request uses, or it denies access.
        ...(new URL(url).hostname === IDENTITY_HOST ? { 'X-Goog-User-Project': project.id } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return (await response.json()) as unknown;
    const { status } = response;
    const text = await response.text();
    throw new ResponseError(`${new URL(url).pathname} responded with ${status}: ${text.slice(0, 500)}`, status);
  });
}
