import { request } from 'node:http';

/** What a preview answers. */
export interface PreviewAnswer {
  /** Status. */
  readonly status: number;
  /** Header fields by lower-case name. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body. */
  readonly text: string;
}

/** Opens the address of a preview as a browser does, for which every name below 'localhost' is this machine. */
export function openPreview(address: string): Promise<PreviewAnswer> {
  const { host, port, pathname } = new URL(address);
  return new Promise((done, fail) => {
    request({ hostname: '127.0.0.1', port, path: pathname, headers: { Host: host } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      );
    })
      .on('error', fail)
      .end();
  });
}
