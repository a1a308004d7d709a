import { type Agent, request } from 'node:http';

export interface JsonPost {
  readonly path: string;
  /** IP address in X-Forwarded-For, so that one machine can act as many visitors. */
  readonly from: string;
  /** JSON. */
  readonly body: string;
}

/** Response of a POST. */
export interface Sent {
  readonly status: number;
  readonly text: string;
  /** From the request to the last byte of the response. */
  readonly milliseconds: number;
}

/** Rejects when the connection breaks. */
export function sendPost(origin: string, { path, from, body }: JsonPost, agent: Agent): Promise<Sent> {
  const began = performance.now();
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Forwarded-For': from,
  };
  return new Promise((resolve, reject) => {
    const sending = request(`${origin}${path}`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text, milliseconds: performance.now() - began }),
      );
    });
    sending.once('error', reject).end(body);
  });
}
