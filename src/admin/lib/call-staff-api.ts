import type { ResponseOf, BodyInputOf, Endpoint } from '#domain/api/endpoint.ts';
import { problemSchema } from '#domain/api/problem.ts';
import { UPLOAD_NOT_AUTHENTICATED } from '#domain/media/text.ts';
import type { StaffRole } from '#domain/staff/role.ts';
import { memberToken } from '#lib/member/session.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { NEW_MESSAGES, PENDING_CHANGES, queryClient, SCHEDULED_PUBLICATIONS } from './query-client.ts';
import { StaffFailure } from './staff-failure.ts';
import { withStaffSession } from './staff-session.ts';

/** What goes with a call. */
export interface CallInput<E extends Endpoint> {
  /** Values of the path parameters. */
  readonly params?: Readonly<Record<string, string>>;
  /** The query. */
  readonly query?: Readonly<Record<string, string>>;
  /** The body, as JSON. */
  readonly body?: BodyInputOf<E>;
}

/** Calls an endpoint as staff and reads its answer by its contract; throws a StaffFailure otherwise. A session that has ended is waited for. */
export async function callAsStaff<Api extends Readonly<Record<string, Endpoint>>, Key extends keyof Api & string>(
  api: Api,
  key: Key,
  input: CallInput<Api[Key]> = {},
): Promise<ResponseOf<Api[Key]>> {
  const endpoint: Endpoint | undefined = api[key];
  const [method = '', path = ''] = key.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = input.query === undefined ? '' : `?${new URLSearchParams(input.query).toString()}`;
  const response = await withStaffSession(() => sendWell(`${filled}${query}`, method, input.body));
  if (method !== 'GET') readCountsAgain(endpoint?.access);
  // The contract's own schema parsed it; only the compiler cannot follow from a key to its schema.
  return endpoint?.response.parse(await response.json()) as ResponseOf<Api[Key]>;
}

/** Whatever an editor changes may change what is not yet live; whatever the concierge does, how much is new. Nobody waits for it. */
function readCountsAgain(access: Endpoint['access'] | undefined): void {
  const may = (role: StaffRole): boolean => Array.isArray(access) && access.includes(role);
  const stale = [
    ...(may('editor') ? [PENDING_CHANGES, SCHEDULED_PUBLICATIONS] : []),
    ...(may('concierge') ? [NEW_MESSAGES] : []),
  ];
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
}

async function sendWell(address: string, method: string, body: unknown): Promise<Response> {
  const response = await send(address, method, body);
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function send(address: string, method: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { Authorization: `Bearer ${await tokenOf()}` };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(address, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch (error) {
    throw new StaffFailure('offline', 'There is no connection.', [], error);
  }
}

async function tokenOf(): Promise<string> {
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
