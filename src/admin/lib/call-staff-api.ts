import type { ResponseOf, BodyInputOf, Endpoint } from '#domain/api/endpoint.ts';
import { problemSchema } from '#domain/api/problem.ts';
import { UPLOAD_NOT_AUTHENTICATED } from '#domain/media/text.ts';
import { memberToken } from '#lib/member/session.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { NEW_MESSAGES, PENDING_CHANGES, readAgain, SCHEDULED_PUBLICATIONS } from './query-client.ts';
import { StaffFailure } from './staff-failure.ts';
import { withStaffSession } from './staff-session.ts';

export interface CallOptions<E extends Endpoint> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyInputOf<E>;
}

/**
 * Calls an endpoint as staff and parses its response; throws a StaffFailure. When the session has ended, it waits for
 * the next sign-in and retries.
 */
export async function callAsStaff<Api extends Readonly<Record<string, Endpoint>>, Key extends keyof Api & string>(
  api: Api,
  key: Key,
  input: CallOptions<Api[Key]> = {},
): Promise<ResponseOf<Api[Key]>> {
  const endpoint: Endpoint | undefined = api[key];
  const [method = '', path = ''] = key.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = input.query === undefined ? '' : `?${new URLSearchParams(input.query).toString()}`;
  const response = await withStaffSession(() => sendChecked(`${filled}${query}`, method, input.body));
  if (method !== 'GET') readCountsAgain();
  // Parsed by the endpoint's own schema; the compiler cannot infer the type from the key.
  return endpoint?.response.parse(await response.json()) as ResponseOf<Api[Key]>;
}

/** A change may affect what is unpublished and what is new: an accepted owner's property is a draft. Not awaited. */
function readCountsAgain(): void {
  for (const queryKey of [PENDING_CHANGES, SCHEDULED_PUBLICATIONS, NEW_MESSAGES]) void readAgain(queryKey);
}

async function sendChecked(url: string, method: string, body: unknown): Promise<Response> {
  const response = await send(url, method, body);
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function send(url: string, method: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { Authorization: `Bearer ${await readToken()}` };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch (error) {
    throw new StaffFailure('offline', 'There is no connection.', [], error);
  }
}

async function readToken(): Promise<string> {
  try {
    return (await memberToken()).token;
  } catch (error) {
    if (error instanceof SessionEnded) throw new StaffFailure('unauthenticated', UPLOAD_NOT_AUTHENTICATED, [], error);
    throw error;
  }
}

async function failureOf(response: Response): Promise<StaffFailure> {
  const problem = problemSchema.safeParse(await response.json().catch((error: unknown) => error));
  if (!problem.success) return new StaffFailure('internal', response.statusText, [], problem.error);
  const { code, title, detail, fields = [], current } = problem.data;
  return new StaffFailure(code, detail ?? fields[0]?.message ?? title, fields, undefined, current);
}
