import { randomInt, randomUUID } from 'node:crypto';
import { currentConsent } from '#domain/site/consent-texts.ts';
import { callSite } from '#support/api/api-calls.ts';

/** An address that no other test of this run sends from, so that nobody meets another's limit. */
export function newVisitor(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** An e-mail address of this run alone. */
export function newEmail(): string {
  return `visitor-${randomUUID()}@test.example`;
}

/** What a form sends beside its own fields, as a person would. */
export function sendingOf(purpose: 'enquiry' | 'newsletter' | 'submission') {
  return {
    key: randomUUID(),
    elapsed: 20_000,
    homepage: '',
    consentVersion: currentConsent(purpose).version,
  };
}

/** Posts JSON as the site's own pages do; the test plays the front, which adds the sender as the last of `from`. */
export function postJson(
  path: string,
  body: unknown,
  from = newVisitor(),
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

/** Posts a form as a browser without JavaScript does. */
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
      'X-Forwarded-For': newVisitor(),
      ...headers,
    },
  });
}
