import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { FetchedResponse, Internet } from './fetch-public-file.ts';

export const internet: Internet = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: async (url, ip, { headers, signal }) => {
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      request({
        host: ip,
        // The certificate is checked against the host name, although the connection uses the IP address.
        ...(isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
        path: `${url.pathname}${url.search}`,
        headers: { ...headers, Host: url.host, 'Accept-Encoding': 'identity' },
        // A new connection: a pooled one could lead to another address than the one that was checked.
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
    etag: message.headers.etag ?? null,
    body: message,
    close: () => void message.destroy(),
  };
}
