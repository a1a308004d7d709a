import { createServer } from 'node:http';
import { publisherReportSchema, type PublisherReport } from '#domain/publishing/publisher-messages.ts';
import { openSignedMessage } from '#functions/platform/requests/signed-message.ts';

/** The API that publishers report to, without a database. */
export interface FakeBackend {
  readonly origin: string;
  /** Accepted reports, in order. */
  readonly reports: PublisherReport[];
  /** Status of its responses; default 200. */
  status: number;
  /** Waits for the first matching report. */
  readonly until: (wanted: (report: PublisherReport) => boolean) => Promise<PublisherReport>;
  readonly close: () => Promise<void>;
}

/** Accepts reports that are signed with this secret. */
export async function openFakeBackend(secret: string): Promise<FakeBackend> {
  const reports: PublisherReport[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST') return void response.writeHead(404).end();
      const options = { secret, schema: publisherReportSchema, now: new Date() };
      const report = openSignedMessage(JSON.parse(Buffer.concat(chunks).toString()), options);
      if (report !== null && backend.status === 200) reports.push(report);
      response.writeHead(report === null ? 403 : backend.status, { 'Content-Type': 'application/json' }).end('{}');
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('The backend has no port.');

  const backend: FakeBackend = {
    origin: `http://127.0.0.1:${listening.port}`,
    reports,
    status: 200,
    until: (wanted) =>
      new Promise((done) => {
        const look = (): void => {
          const found = reports.find(wanted);
          if (found === undefined) return;
          waiting.delete(look);
          done(found);
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return backend;
}
