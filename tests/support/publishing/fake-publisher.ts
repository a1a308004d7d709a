import { createServer } from 'node:http';
import {
  publisherTaskSchema,
  type PublisherReport,
  type PublisherTask,
} from '#domain/publishing/publisher-messages.ts';
import { siteStateSchema, type SiteState } from '#domain/publishing/site-state.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { siteStatePath } from '#functions/platform/firestore-paths.ts';
import { openSignedMessage, signMessage } from '#functions/platform/requests/signed-message.ts';
import { callSite } from '#support/api/calls.ts';
import { untilDocument } from '#support/emulators/until-document.ts';

/** A publisher that builds nothing: it accepts the tasks of the functions and sends the reports of a test. */
export interface FakePublisher {
  readonly tasks: PublisherTask[];
  /** Status of the response to a task; default 202. */
  status: number;
  /** Sends a signed report. */
  readonly notify: (report: PublisherReport) => Promise<Response>;
  /** Waits for a state of the site. */
  readonly untilSite: (wanted: (site: SiteState) => boolean) => Promise<SiteState>;
  /** Ends the running build and those that follow it. */
  readonly settle: () => Promise<void>;
  /** Stops with no build running; revisions keep counting, because documents are named by them. */
  readonly close: () => Promise<void>;
}

/** Secret that the emulated functions share with their publisher. */
export function hookSecret(): string {
  const secret = process.env['BUILD_HOOK_SECRET'];
  if (secret === undefined) throw new Error('BUILD_HOOK_SECRET is not set: these tests need running emulators');
  return secret;
}

/** Listens at the functions' build hook and ends builds that earlier tests requested. */
export async function openFakePublisher(firestore: Firestore): Promise<FakePublisher> {
  const tasks: PublisherTask[] = [];
  const state = firestore.doc(siteStatePath());
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const options = { secret: hookSecret(), schema: publisherTaskSchema, now: new Date() };
      const task = openSignedMessage(JSON.parse(Buffer.concat(chunks).toString()), options);
      if (task !== null && publisher.status < 300) tasks.push(task);
      response.writeHead(task === null ? 403 : publisher.status).end();
    });
  });
  const port = Number(new URL(process.env['BUILD_HOOK_ADDRESS'] ?? '').port);
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));

  function notify(report: PublisherReport): Promise<Response> {
    return callSite('/api/publisher/reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(signMessage(report, hookSecret(), new Date())),
    });
  }

  function untilSite(wanted: (site: SiteState) => boolean): Promise<SiteState> {
    return untilDocument(state, (data) => {
      const site = siteStateSchema.parse(data);
      return wanted(site) ? site : null;
    });
  }

  async function settle(): Promise<void> {
    for (;;) {
      const site = await untilSite(
        ({ lease, requestedRevision, begunRevision }) => lease !== null || requestedRevision === begunRevision,
      );
      if (site.lease === null) return;
      await notify({ report: 'failed', buildId: site.lease.buildId, why: 'The test is over.', faults: [], log: '' });
    }
  }

  const publisher: FakePublisher = {
    tasks,
    status: 202,
    notify,
    untilSite,
    settle,
    close: async () => {
      await settle();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  await settle();
  return publisher;
}
