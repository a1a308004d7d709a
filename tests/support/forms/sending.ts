import { randomInt, randomUUID } from 'node:crypto';
import { currentConsent } from '#domain/site/consent-texts.ts';
import { callSite } from '#support/api/calls.ts';

/** An IP address that no other test uses, so that tests do not share a rate limit. */
export function newIp(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export function newEmail(): string {
  return `visitor-${randomUUID()}@test.example`;
}

/** The fields that every form adds to its own, with the values of a human sender. */
export function formMetadata(purpose: 'enquiry' | 'newsletter' | 'submission') {
  return {
    key: randomUUID(),
    elapsed: 20_000,
    homepage: '',
    consentVersion: currentConsent(purpose).version,
  };
}

/** Posts JSON as the site's pages do; `from` is the sender's IP, which the CDN would add. */
export function postJson(
  path: string,
  body: unknown,
  from = newIp(),
  headers: Record<string, string> = {},
): Promise<Response> {
  return callSite(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
  });
}

/** Posts a form as a browser does without JavaScript. */
export function postForm(
  path: string,
  fields: readonly (readonly [string, string])[],
  headers: Record<string, string> = {},
): Promise<Response> {
  return callSite(path, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html,application/xhtml+xml',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': newIp(),
      ...headers,
    },
  });
}

/**
 * Sends until the limit of `allowance` requests rejects one. The hour or the day may end in between, and then the limit
 * starts again: so up to twice the allowance is accepted.
 */
export async function sendUntilLimited(
  send: () => Promise<Response>,
  allowance: number,
  isLimited = ({ status }: Response): boolean => status === 429,
): Promise<{ accepted: Response[]; rejected: Response }> {
  const accepted: Response[] = [];
  while (accepted.length <= 2 * allowance) {
    const response = await send();
    if (!isLimited(response)) accepted.push(response);
    else if (accepted.length >= allowance) return { accepted, rejected: response };
    else throw new Error(`The limit of ${allowance} rejected request ${accepted.length + 1}`);
  }
  throw new Error(`The limit of ${allowance} accepted ${accepted.length} requests`);
}
