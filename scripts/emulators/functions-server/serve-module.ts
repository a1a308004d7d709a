import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

// One HTTP function in a process of its own, as an instance in the cloud is: `node serve-module.ts <module> <export>`.
// It prints its port when it listens. The emulator of firebase-tools cannot be killed in the middle of a request and
// stands before every measurement; this adds nothing but what the platform does: reading the body.

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const [path = '', name = ''] = process.argv.slice(2);
const loaded: unknown = await import(pathToFileURL(path).href);
const listener = z
  .record(z.string(), z.unknown())
  .transform((exports) => exports[name])
  .pipe(z.custom<Listener>((value) => typeof value === 'function', { error: `${path} exports no function ${name}` }))
  .parse({ ...Object(loaded) });

/** What the platform adds to a request: the bytes of the body that it has read already. */
async function asPlatform(request: IncomingMessage): Promise<IncomingMessage> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Object.assign(request, { rawBody: Buffer.concat(parts) });
}

const server = createServer((request, response) => {
  asPlatform(request)
    .then((complete) => listener(complete, response))
    .catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`listening on ${typeof address === 'object' ? address?.port : address}`);
});
