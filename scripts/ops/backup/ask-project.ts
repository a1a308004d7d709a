import { setTimeout as wait } from 'node:timers/promises';
import type { Project } from './project.ts';

/** Answers that pass by themselves: too many requests, and a server that has to collect itself. */
const PASSING = [429, 500, 502, 503, 504];

const ATTEMPTS = 6;

/** Asks the REST interface of a project; what fails for a moment is asked again. */
export async function askProject(project: Project, address: string, body?: object): Promise<unknown> {
  for (let tried = 1; ; tried += 1) {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: await project.authorization(), 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response.json();
    const said = await response.text();
    if (!PASSING.includes(response.status) || tried === ATTEMPTS) {
      throw new Error(`${new URL(address).pathname} answered ${response.status}: ${said.slice(0, 500)}`);
    }
    await wait(2 ** tried * 250);
  }
}
