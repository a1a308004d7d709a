import { request } from 'node:http';
import { problemSchema, type Problem } from '#domain/api/problem.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

/** Requests a path of the site through Hosting, as a browser does. */
export function callSite(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${readEmulatorEnvironment().siteOrigin}${path}`, { redirect: 'manual', ...init });
}

/** Reads the problem of an error response; throws for any other response. */
export async function readProblem(response: Response): Promise<Problem> {
  const mediaType = response.headers.get('Content-Type');
  if (mediaType !== 'application/problem+json') throw new Error(`Expected a problem, got ${mediaType}`);
  return problemSchema.parse(await response.json());
}

/** Status of a GET whose path is sent byte for byte: `fetch` resolves '..' before sending. */
export function statusOfRawPath(path: string): Promise<number> {
  const { hostname, port } = new URL(readEmulatorEnvironment().siteOrigin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      if (response.statusCode === undefined) reject(new Error('The response has no status'));
      else resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
