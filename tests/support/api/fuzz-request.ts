import { createHmac } from 'node:crypto';
import type { Endpoint, RequestBody } from '#domain/api/endpoint.ts';
import { publisherReportSchema } from '#domain/publishing/publisher-messages.ts';
import fc from 'fast-check';
import type * as z from 'zod';
import { arbitraryOf } from './arbitrary-of.ts';
import { hookSecret } from '#support/publishing/fake-publisher.ts';
import { newIp } from '#support/forms/sending.ts';
import { bodyChange, corruptBody } from './hostile-body.ts';

/** A request of which every part may be hostile. */
export interface FuzzedRequest {
  /** Path and query. */
  readonly path: string;
  readonly init: RequestInit & { readonly method: string };
}

interface FuzzedBody {
  readonly type: string;
  readonly bytes: string | Uint8Array<ArrayBuffer>;
}

const text = fc.oneof(
  { weight: 3, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.nat(40).map(String) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((value) => value.toWellFormed()) },
  { weight: 1, arbitrary: fc.constantFrom('..', '__proto__', '\0', '%', '🏡', 'a'.repeat(3000), '/', '1e9', '-1') },
);

const position = fc.oneof({ weight: 5, arbitrary: fc.nat(25).map(String) }, { weight: 1, arbitrary: text });

const bytes = fc.uint8Array({ maxLength: 400 });

/** First bytes of file types that the API recognises. */
const fileStart = fc.constantFrom([], [0xff, 0xd8, 0xff, 0xe0], [0x89, 0x50, 0x4e, 0x47], [0x52, 0x49, 0x46, 0x46]);

const STRANGE_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  '/',
];

/** Generates paths, queries, headers and bodies from an endpoint's contract and corrupts most of them. */
export function fuzzedRequest(key: string, endpoint: Endpoint): fc.Arbitrary<FuzzedRequest> {
  const [method = '', pattern = ''] = key.split(' ');
  const names = [...pattern.matchAll(/\{\w+\}/g)].map(([braced]) => braced);
  const query =
    endpoint.query === undefined ? fc.constant({}) : fc.oneof(arbitraryOf(endpoint.query), fc.dictionary(text, text));
  const body = method === 'GET' ? fc.constant(null) : bodyOf(key, endpoint.body);
  return fc
    .record({
      values: fc.tuple(...names.map((name) => (name === '{n}' ? position : text))),
      query,
      body,
      token: fc.base64String(),
      agent: fc.string(),
    })
    .map(({ values, query: parameters, body: sent, token, agent }) => {
      const path = names.reduce(
        (done, name, index) => done.replace(name, encodeURIComponent(values[index] ?? '')),
        pattern,
      );
      const headers = {
        ...(sent === null ? {} : { 'Content-Type': sent.type }),
        'Upload-Ticket': token,
        'User-Agent': agent.replaceAll(/[^ -~]/g, ''),
        'X-Forwarded-For': newIp(),
        'Sec-Fetch-Site': 'same-origin',
      };
      const search = new URLSearchParams(
        Object.entries(Object(parameters)).map(([name, value]) => [name, String(value)]),
      );
      return {
        path: `${path}?${search.toString()}`,
        init: { method, headers, ...(sent === null ? {} : { body: sent.bytes }) },
      };
    });
}

function bodyOf(key: string, body: RequestBody | undefined): fc.Arbitrary<FuzzedBody> {
  const noise = fc.record({ type: fc.constantFrom('application/json', 'image/jpeg', ...STRANGE_TYPES), bytes });
  if (body === undefined) return noise;
  if (!('schema' in body)) {
    const file = fc.record({ type: fc.constantFrom(...body.mediaTypes), start: fileStart, rest: bytes });
    const files = file.map(({ type, start, rest }) => ({ type, bytes: Uint8Array.from([...start, ...rest]) }));
    return fc.oneof({ weight: 3, arbitrary: files }, { weight: 1, arbitrary: noise });
  }
  const json = corruptedJson(body.schema);
  const typed = fc.record({ type: fc.constant('application/json'), bytes: json });
  const strange = fc.record({ type: fc.constantFrom(...STRANGE_TYPES), bytes: json });
  return fc.oneof(
    { weight: 6, arbitrary: key === 'POST /api/publisher/reports' ? signedReport() : typed },
    { weight: 2, arbitrary: typed },
    { weight: 1, arbitrary: strange },
    { weight: 1, arbitrary: noise },
  );
}

/** Generates JSON of a schema; three of four are corrupted. */
function corruptedJson(schema: z.ZodType): fc.Arbitrary<string> {
  return fc
    .tuple(arbitraryOf(schema), fc.option(bodyChange, { freq: 4 }))
    .map(([own, corrupted]) => (corrupted === null ? JSON.stringify(own) : corruptBody(own, corrupted)));
}

/** Generates reports with a valid signature and any content. */
function signedReport(): fc.Arbitrary<FuzzedBody> {
  return corruptedJson(publisherReportSchema).map((message) => {
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', hookSecret()).update(`${at}.${message}`).digest('hex');
    return { type: 'application/json', bytes: JSON.stringify({ message, at, signature }) };
  });
}
