import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { FetchedResponse, Outside } from './fetch-picture.ts';

/** The internet. */
export const outside: Outside = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: async (url, ip, signal) => {
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      request({
        host: ip,
        // The certificate is checked against the name, although the connection goes to the number.
        ...(isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
        path: `${url.pathname}${url.search}`,
        headers: { Host: url.host, Accept: 'image/jpeg,image/png,image/webp', 'Accept-Encoding': 'identity' },
        // A connection of its own: a kept one could lead elsewhere than to the address that was checked.
        agent: false,
        signal,
      })
        .on('response', resolve)
        .on('error', reject)
        .end();
    });
    return responseOf(message);
  },
};

function responseOf(message: IncomingMessage): FetchedResponse {
  return {
    status: message.statusCode ?? 0,
    statusText: message.statusMessage ?? '',
    location: message.headers.location ?? null,
    body: message,
    close: () => void message.destroy(),
  };
}
