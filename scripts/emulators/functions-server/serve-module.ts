import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

// Serves one HTTP function in its own process, like an instance in the cloud: `node serve-module.ts <module> <export>`.
// It prints its port when it listens. The emulator of firebase-tools cannot be killed during a request and slows down
// every measurement; this server only reads the body, as the platform does.

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const [path = '', name = ''] = process.argv.slice(2);
const loaded: unknown = await import(pathToFileURL(path).href);
const listener = z
  .record(z.string(), z.unknown())
  .transform((exports) => exports[name])
  .pipe(z.custom<Listener>((value) => typeof value === 'function', { error: `${path} exports no function ${name}` }))
  .parse({ ...Object(loaded) });

const server = createServer((request, response) => {
  buffer(request)
    .then((rawBody) => listener(Object.assign(request, { rawBody }), response))
    .catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`listening on ${typeof address === 'object' ? address?.port : address}`);
});
