import { request } from 'node:http';

/** What a preview answers. */
export interface PreviewResponse {
  /** Status. */
  readonly status: number;
  /** Header fields by lower-case name. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body. */
  readonly text: string;
}

/** Opens the address of a preview as a browser does, for which every name below 'localhost' is this machine. */
export function openPreview(address: string): Promise<PreviewResponse> {
  const { host, port, pathname } = new URL(address);
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
