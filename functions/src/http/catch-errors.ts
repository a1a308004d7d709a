import { randomUUID } from 'node:crypto';
import { RESPONSE_HEADERS, REQUEST_ID_HEADER } from './response-headers.ts';
import { errorResponse } from './error-response.ts';

/** Answers one request; failures are thrown. */
export type Answerer = (request: Request, requestId: string) => Promise<Response>;

/** Completes an answerer: gives each request an id, answers what it throws, and adds the headers every answer carries. */
export function catchErrors(handle: Answerer): (request: Request) => Promise<Response> {
  return async (request) => {
    // Our own id: one sent by the caller could be made to collide or to forge lines of the log.
    const requestId = randomUUID();
    const response = await handle(request, requestId).catch((error: unknown) =>
      errorResponse(error, { requestId, method: request.method, path: new URL(request.url).pathname }),
    );
    for (const [name, value] of Object.entries(RESPONSE_HEADERS)) {
      // A page of ours brings a content policy that lets it show itself.
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    response.headers.set(REQUEST_ID_HEADER, requestId);
    return response;
  };
}

/** Answers a request that never reached an answerer, because something before it failed with `error`. */
export function responseFailure(error: unknown, path: string): Promise<Response> {
  return catchErrors(() => Promise.reject(error))(new Request(new URL(path, 'http://localhost')));
}
