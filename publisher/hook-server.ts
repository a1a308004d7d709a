import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { PROBLEM_MEDIA_TYPE, problemFromError } from '#domain/api/problem.ts';
import { ApiError } from '#domain/core/errors.ts';
import { publisherTaskSchema, type PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { openSignedMessage } from '#functions/platform/requests/signed-message.ts';

/** Maximum size of a task, in bytes. */
const TASK_BYTES = 64 * 1024;

export interface HookHandlers {
  /** Secret with which tasks are signed. */
  readonly secret: string;
  /** Receives tasks with a valid signature. */
  readonly take: (task: PublisherTask) => void;
  /** Serves every request that is not a task: the pages of previews. */
  readonly showPreview: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** The HTTP server of the local publisher: tasks at POST /tasks, previews at their own host names. */
export function createHookServer(handlers: HookHandlers): Server {
  const server = createServer((request, response) => {
    const handled =
      request.method === 'POST' ? takeTask(request, response, handlers) : handlers.showPreview(request, response);
    handled.catch((error: unknown) => {
      console.error('A request failed:', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  // What Node cannot parse as a request, such as headers of more than 16 kB.
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  return server;
}

async function takeTask(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, take }: HookHandlers,
): Promise<void> {
  try {
    if (request.url !== '/tasks') throw new ApiError('not_found');
    take(openTask(await readBody(request), secret));
    response.writeHead(202).end();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem = problemFromError(error);
    response.writeHead(problem.status, { 'Content-Type': PROBLEM_MEDIA_TYPE }).end(JSON.stringify(problem));
  }
}

function openTask(body: string, secret: string): PublisherTask {
  let envelope: unknown;
  try {
    envelope = JSON.parse(body);
  } catch (cause) {
    throw new ApiError('invalid_request', { detail: 'Expected JSON.', cause });
  }
  const task = openSignedMessage(envelope, { secret, schema: publisherTaskSchema, now: new Date() });
  if (task === null) throw new ApiError('bad_signature', { detail: 'The task is not signed by the site, or too old.' });
  return task;
}

async function readBody(request: IncomingMessage): Promise<string> {
  // The functions never compress a task, so none is decompressed here.
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw new ApiError('unsupported_media_type');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > TASK_BYTES)
      throw new ApiError('payload_too_large', { detail: `Expected at most ${TASK_BYTES} bytes.` });
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString();
}
