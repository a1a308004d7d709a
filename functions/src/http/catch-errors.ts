import { randomUUID } from 'node:crypto';
import { RESPONSE_HEADERS, REQUEST_ID_HEADER } from './response-headers.ts';
import { errorResponse } from './error-response.ts';

/** Responds to a request; throws failures. */
export type RequestHandler = (request: Request, requestId: string) => Promise<Response>;

/** Wraps a handler: gives each request an id, turns errors into responses and adds the headers of every response. */
export function catchErrors(handle: RequestHandler): (request: Request) => Promise<Response> {
  return async (request) => {
    // Our own id: an id from the caller could collide with another or forge lines of the log.
    const requestId = randomUUID();
    const response = await handle(request, requestId).catch((error: unknown) =>
      errorResponse(error, { requestId, method: request.method, path: new URL(request.url).pathname }),
    );
    for (const [name, value] of Object.entries(RESPONSE_HEADERS)) {
      // A page from `respond` has its own content security policy.
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    response.headers.set(REQUEST_ID_HEADER, requestId);
    return response;
  };
}
