import { request } from 'node:http';

export interface PreviewResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Opens the URL of a preview; as in a browser, every name below 'localhost' is this machine. */
export function openPreview(url: string): Promise<PreviewResponse> {
  const { host, port, pathname } = new URL(url);
  return new Promise((done, fail) => {
    request({ hostname: '127.0.0.1', port, path: pathname, headers: { Host: host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }),
      );
    })
      .on('error', fail)
      .end();
  });
}
