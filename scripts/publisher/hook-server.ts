import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { publisherTaskSchema, type PublisherTask } from '@site/domain/publisher-messages';
import { openSignedMessage } from '../../functions/src/platform/signed-message.ts';

/** Largest task, in bytes. */
const TASK_BYTES = 64 * 1024;

/** Who answers what arrives at the publisher. */
export interface HookAnswers {
  /** Secret with which tasks are signed. */
  readonly secret: string;
  /** Takes a task that was signed. */
  readonly take: (task: PublisherTask) => void;
  /** Answers what is no task: the pages of a preview. */
  readonly showPreview: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** The publisher's door on this machine: tasks at POST /tasks, previews at addresses of their own. */
export function createHookServer(answers: HookAnswers): Server {
  return createServer((request, response) => {
    const answer =
      request.method === 'POST' ? takeTask(request, response, answers) : answers.showPreview(request, response);
    answer.catch((error: unknown) => {
      console.error('A request was not answered as it should be:', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function takeTask(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, take }: HookAnswers,
): Promise<void> {
  const body = request.url === '/tasks' ? await readBody(request) : null;
  if (body === null) return void response.writeHead(request.url === '/tasks' ? 413 : 404).end();
  const task = openTask(body, secret);
  if (task === null) return void response.writeHead(403).end();
  take(task);
  response.writeHead(202).end();
}

function openTask(body: string, secret: string): PublisherTask | null {
  let envelope: unknown;
  try {
    envelope = JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  return openSignedMessage(envelope, { secret, schema: publisherTaskSchema, now: new Date() });
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > TASK_BYTES) return null;
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString();
}
