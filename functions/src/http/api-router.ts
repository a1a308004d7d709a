import type { Endpoint } from '@site/domain/api-endpoint';
import type { HandlerMap, Member } from '@site/domain/api-handler';
import { ApiError } from '@site/domain/errors';
import { Hono } from 'hono';
import { NOT_CACHED } from './answer-headers.ts';
import type { Answerer } from './answer-safely.ts';
import type { Authenticate } from './authenticate.ts';
import { authorise } from './authorise.ts';
import { readParams, readQuery } from './read-address.ts';
import { readBody } from './read-body.ts';
import { requireDeclared } from './require-declared.ts';
import { requireSameSite } from './require-same-site.ts';

/** A handler whose endpoint is no longer known to the compiler; its input was parsed by that endpoint's schemas. */
type AnyHandler = (input: {
  params: unknown;
  query: unknown;
  body: unknown;
  member: Member | null;
  requestId: string;
}) => Promise<unknown>;

/** Makes the answerer of a whole API from its contracts, one handler for each, and a way to tell who calls. */
export function createApiRouter<const Api extends Readonly<Record<string, Endpoint>>>(
  api: Api,
  handlers: HandlerMap<Api>,
  authenticate: Authenticate,
): Answerer {
  const app = new Hono<{ Bindings: { requestId: string } }>();
  const routes = Object.entries(api).map(([key, endpoint]) => ({ key, endpoint, ...splitKey(key) }));
  // HandlerMap pairs each key with its own endpoint's handler; a loop over both is more than the compiler can follow.
  const handlersByKey = new Map<string, unknown>(Object.entries(handlers));

  for (const { key, endpoint, method, path } of routes) {
    const handler = handlersByKey.get(key);
    if (!isHandler(handler)) throw new Error(`No handler for ${key}`);
    app.on(method, path, async (context) => {
      const request = context.req.raw;
      requireSameSite(request);
      const member = await authorise(endpoint.access, request, authenticate);
      const params = readParams(endpoint, context.req.param());
      const query = readQuery(endpoint, new URL(request.url));
      const body = endpoint.body === null ? null : await readBody(request, endpoint.body);
      const answer = await handler({ params, query, body, member, requestId: context.env.requestId }).catch(
        (error: unknown) => requireDeclared(error, key, endpoint),
      );
      return Response.json(endpoint.response.parse(answer), { headers: { 'Cache-Control': cacheControl(endpoint) } });
    });
  }

  for (const [path, siblings] of Map.groupBy(routes, (route) => route.path)) {
    const allow = siblings.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    app.all(path, () => {
      throw new ApiError('method_not_allowed', { headers: { Allow: allow.toSorted().join(', ') } });
    });
  }
  app.notFound(() => {
    throw new ApiError('not_found');
  });
  // Thrown on: failures are answered in one place for every function, in `answerSafely`.
  app.onError((error) => {
    throw error;
  });
  return async (request, requestId) => app.fetch(request, { requestId });
}

/** A browser asks again with every page; the CDN answers it. */
function cacheControl({ cacheSeconds }: Endpoint): string {
  return cacheSeconds === undefined ? NOT_CACHED : `public, max-age=0, s-maxage=${cacheSeconds}`;
}

function isHandler(value: unknown): value is AnyHandler {
  return typeof value === 'function';
}

/** Splits 'GET /api/enquiries/{id}' into its method and the path as Hono writes it ('/api/enquiries/:id'). */
function splitKey(key: string): { method: string; path: string } {
  const [method, path] = key.split(' ');
  if (method === undefined || path === undefined) throw new Error(`Expected a method and a path, got '${key}'`);
  return { method, path: path.replaceAll(/\{(\w+)\}/g, ':$1') };
}
