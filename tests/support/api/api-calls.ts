import { request } from 'node:http';
import { problemSchema, type Problem } from '#domain/api/problem.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

/** Calls an address of the site, through Hosting as a browser does. */
export function callSite(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${readEmulatorEnvironment().siteOrigin}${path}`, { redirect: 'manual', ...init });
}

/** The problem in an error answer; throws when it is anything else. */
export async function readProblem(response: Response): Promise<Problem> {
  const mediaType = response.headers.get('Content-Type');
  if (mediaType !== 'application/problem+json') throw new Error(`Expected a problem, got ${mediaType}`);
  return problemSchema.parse(await response.json());
}

/** The status of a GET whose path is sent byte for byte: `fetch` would tidy away '..' before it leaves. */
export function statusOfRawPath(path: string): Promise<number> {
  const { hostname, port } = new URL(readEmulatorEnvironment().siteOrigin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      if (response.statusCode === undefined) reject(new Error('An answer without a status'));
      else resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
