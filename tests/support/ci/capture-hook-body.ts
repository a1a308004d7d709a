import { createServer } from 'node:http';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { sendTask } from '#functions/platform/build-hook.ts';
import type { HookSettings } from '#functions/platform/configuration.ts';

/** Returns the body that the build hook sends to a CI service for a task. */
export async function captureHookBody(
  task: PublisherTask,
  { kind, secret }: Pick<HookSettings, 'kind' | 'secret'>,
): Promise<unknown> {
  const chunks: Buffer[] = [];
  const service = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  const listening = service.address();
  if (listening === null || typeof listening === 'string') throw new Error('The service has no port.');
  try {
    await sendTask(task, { kind, secret, url: `http://127.0.0.1:${listening.port}/hook`, token: 'a-token' }, []);
  } finally {
    service.closeAllConnections();
    await new Promise((closed) => service.close(closed));
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}
