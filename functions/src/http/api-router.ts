import type { Endpoint } from '#domain/api/endpoint.ts';
import type { HandlerMap } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import { Hono } from 'hono';
import { handleEndpoint, type AnyHandler, type AccessChecks } from './handle-endpoint.ts';
import type { RequestHandler } from './catch-errors.ts';

/** Creates the router of an API from its endpoints, one handler for each, and the checks of callers. */
export function createApiRouter<const Api extends Readonly<Record<string, Endpoint>>>(
  api: Api,
  handlers: HandlerMap<Api>,
  checks: AccessChecks,
): RequestHandler {
  const app = new Hono<{ Bindings: { requestId: string } }>();
  const routes = Object.entries(api).map(([key, endpoint]) => ({ key, endpoint, ...splitKey(key) }));
  // HandlerMap pairs each key with its own endpoint's handler; the compiler cannot follow a loop over both.
  const handlersByKey = new Map<string, unknown>(Object.entries(handlers));

  for (const { key, endpoint, method, path } of routes) {
    const handler = handlersByKey.get(key);
    if (!isHandler(handler)) throw new Error(`No handler for ${key}`);
    app.on(method, path, (context) =>
      handleEndpoint({ key, endpoint, handler }, checks, {
        request: context.req.raw,
        params: context.req.param(),
        requestId: context.env.requestId,
      }),
    );
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
  // Rethrown: `catchErrors` responds to the failures of every function.
  app.onError((error) => {
    throw error;
  });
  return async (request, requestId) => app.fetch(request, { requestId });
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
