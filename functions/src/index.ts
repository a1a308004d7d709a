import { API } from '#domain/api/contract.ts';
import { logger, setGlobalOptions } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectFinalized } from 'firebase-functions/storage';
import { apiRoutes } from './api-routes.ts';
import { onPictureUploaded } from '#features/media/uploads/on-picture-uploaded.ts';
import { servePicture } from '#features/media/serving/serve-picture.ts';
import { findInBucket } from '#features/media/stored-objects.ts';
import { sweepPictures } from '#features/media/library/sweep-pictures.ts';
import { retryEmails } from '#features/mail/retry-emails.ts';
import { readPdfContent } from '#features/pdf/pdf-content.ts';
import { createPdfStore } from '#features/pdf/pdf-store.ts';
import { readPhotos } from '#features/pdf/photos.ts';
import { renderApart } from '#features/pdf/render-apart.ts';
import { servePdf } from '#features/pdf/serve-pdf.ts';
import { storedRates } from '#features/rates/rates.store.ts';
import { refreshDaily } from '#features/rates/refresh-daily.ts';
import { measureResponseTime } from '#features/response-time/measure-response-time.ts';
import { applyRetention } from '#features/privacy/apply-retention.ts';
import { sweepProfiles } from '#features/privacy/sweep-profiles.ts';
import { sweepUnconfirmed } from '#features/privacy/sweep-unconfirmed.ts';
import { readFeeds } from '#features/feeds/read-feeds.ts';
import { sendCalendarSummary } from '#features/feeds/send-summary.ts';
import { endHolds } from '#features/inbox/stay/end-holds.ts';
import { rebuildOutdatedPages } from '#features/publishing/rebuild-outdated-pages.ts';
import { runPublishingTick } from '#features/publishing/run-publishing-tick.ts';
import { startRequestedBuild } from '#features/publishing/start-build.ts';
import { refreshListedStays } from '#features/stays/refresh-listed-stays.ts';
import { createApiRouter } from '#http/api-router.ts';
import { authenticateByToken } from '#http/authenticate.ts';
import { nodeListener } from '#http/node-listener.ts';
import { verifyByAppCheck } from '#http/verify-app.ts';
import { appCheck, auth, database, mediaBucket } from '#platform/firebase.ts';
import { readColleague } from '#platform/accounts/read-colleague.ts';
import {
  appCheckRequired,
  functionsAccount,
  isEmulated,
  ratesUrl,
  secondFactorPolicy,
  siteOrigin,
} from '#platform/configuration.ts';
import { createPublishedContent } from '#platform/content/published-content.ts';
import { siteStatePath } from '#platform/firestore-paths.ts';
import { internet } from '#platform/internet/internet.ts';
import { deletePrivateFolder } from '#platform/private-files.ts';
import { runEach } from '#platform/run-each.ts';

// In the region of the database, Belgium. Public invokers: the API authenticates callers itself, and Hosting calls without
// credentials. No CORS (`false`, because the emulator adds it otherwise): pages of other sites need no access.
setGlobalOptions({
  region: 'europe-west1',
  invoker: 'public',
  concurrency: 80,
  maxInstances: 20,
  // A service account with only the permissions that functions need (docs/deploy.md), not the project's default one.
  ...(isEmulated() ? {} : { serviceAccount: functionsAccount() }),
});

// From Secret Manager; the emulators, which would read it too, use environment variables instead.
const hookSecrets = isEmulated() ? [] : ['BUILD_HOOK_SECRET', 'BUILD_HOOK_TOKEN'];

const checks = {
  authenticate: authenticateByToken(auth),
  readColleague: (uid: string) => readColleague(database(), uid),
  verifyApp: verifyByAppCheck(appCheckRequired, appCheck),
  secondFactor: secondFactorPolicy,
};

/**
 * Of functions that anybody can call. The platform reads a body whole before our code can check anything of it, such as the
 * ticket of an upload, and accepts 32 MB (https://docs.cloud.google.com/functions/quotas). Node gives its heap half of an
 * instance's memory; the bodies of 16 requests fit into the other half. A photograph of 10 MB is there three times: as it
 * arrives, as our code reads it and as it is stored. Rejected: a function for uploads alone, because a large body can be sent
 * to every path. `index.test.ts` holds the product.
 */
const PUBLIC = { memory: '1GiB', concurrency: 16 } as const;

/** Everything under /api. */
export const api = onRequest(
  { ...PUBLIC, timeoutSeconds: 30, cors: false, secrets: hookSecrets },
  nodeListener(createApiRouter(API, apiRoutes, checks)),
);

/** The published pictures under /media; Hosting's CDN caches them, so this runs once for each variant and region. */
export const media = onRequest(
  { ...PUBLIC, timeoutSeconds: 30, cors: false },
  nodeListener(servePicture(findInBucket(mediaBucket))),
);

const deps = {
  ...{ database, bucket: mediaBucket, clock: () => new Date() },
  ...{ content: createPublishedContent(database), siteOrigin },
};

/** The brochures and scout sheets of properties; each complete version is made once, and Hosting's CDN caches it. */
export const pdf = onRequest(
  { memory: '1GiB', timeoutSeconds: 30, concurrency: 2, maxInstances: 10, cors: false },
  nodeListener(
    servePdf({
      readContent: (kind, slug) => readPdfContent(deps, kind, slug),
      store: createPdfStore(mediaBucket),
      render: async (content) => {
        const photos = await readPhotos(mediaBucket(), content);
        const pdf = await renderApart({ content, photos });
        return { pdf, isComplete: photos.every(({ jpeg }) => jpeg !== null) };
      },
    }),
  ),
);

/**
 * Processes uploaded pictures. Each stored object is an event, including up to eleven files that this function stores itself.
 * An instance therefore takes several events: it ignores its own files at once and processes pictures one at a time.
 */
export const picture = onObjectFinalized(
  { memory: '1GiB', cpu: 2, timeoutSeconds: 300, concurrency: 8, maxInstances: 10, retry: true },
  onPictureUploaded(deps),
);

/** Every night after `retention`: repairs the records of picture uses and removes pictures unused for a week. */
export const sweep = onSchedule(
  { schedule: '30 4 * * *', timeZone: 'Europe/Lisbon', memory: '512MiB', timeoutSeconds: 540, maxInstances: 1 },
  async () => {
    await sweepPictures(deps);
  },
);

/** Stores the reference rates, which the bank publishes at about 16:00 on working days. */
export const refreshExchangeRates = onSchedule(
  {
    schedule: 'every day 16:30',
    timeZone: 'Europe/Berlin',
    memory: '256MiB',
    timeoutSeconds: 60,
    retryCount: 3,
    minBackoffSeconds: 600,
  },
  () => refreshDaily(ratesUrl(), storedRates),
);

/** Every night: deletes expired personal data and unconfirmed accounts, as the privacy policy promises, and profiles without an account. */
export const retention = onSchedule(
  { schedule: '30 3 * * *', timeZone: 'Europe/Lisbon', memory: '256MiB', timeoutSeconds: 540, retryCount: 3 },
  () =>
    runEach([
      async () => logger.info('Retention applied', await applyRetention(database(), deletePrivateFolder, new Date())),
      async () => {
        const accounts = await sweepUnconfirmed(database(), auth(), new Date());
        logger.info('Unconfirmed accounts deleted', { accounts });
      },
      async () =>
        logger.info('Profiles without an account deleted', { profiles: await sweepProfiles(database(), auth()) }),
    ]),
);

/** Every night, before the site is usually built: measures how long senders have recently waited for an answer. */
export const replyTime = onSchedule(
  { schedule: '0 5 * * *', timeZone: 'Europe/Lisbon', memory: '256MiB', timeoutSeconds: 120, retryCount: 3 },
  async () => {
    logger.info('Response time measured', await measureResponseTime(database(), new Date()));
  },
);

/** Every night: the pages say that a table of taxes is outdated once it is. */
export const rebuildOutdated = onSchedule(
  { schedule: '45 0 * * *', timeZone: 'Europe/Lisbon', memory: '256MiB', timeoutSeconds: 120, retryCount: 3 },
  async () => {
    logger.info('Outdated pages', { rebuilt: await rebuildOutdatedPages(deps) });
  },
);

/** Every night: what listing pages know of free nights and prices moves on by a day. */
export const refreshStays = onSchedule(
  { schedule: '15 0 * * *', timeZone: 'Europe/Lisbon', memory: '512MiB', timeoutSeconds: 540, retryCount: 3 },
  async () => {
    logger.info('Stays of listing pages refreshed', { properties: await refreshListedStays(database(), new Date()) });
  },
);

/** Every ten minutes: takes expired holds out of the calendars and tells the guests. */
export const holdsEnd = onSchedule(
  { schedule: 'every 10 minutes', memory: '256MiB', timeoutSeconds: 120, maxInstances: 1, retryCount: 1 },
  async () => {
    logger.info('Holds ended', { holds: await endHolds(deps) });
  },
);

/** Every ten minutes: sends emails again that failed. */
export const emailsRetry = onSchedule(
  { schedule: 'every 10 minutes', memory: '256MiB', timeoutSeconds: 60, maxInstances: 1 },
  async () => {
    logger.info('Emails sent again', { emails: await retryEmails(database()) });
  },
);

/** Every half hour: takes the nights that other sites have sold. */
export const feedsRead = onSchedule(
  { schedule: 'every 30 minutes', memory: '1GiB', timeoutSeconds: 540, maxInstances: 1 },
  async () => {
    logger.info('Calendars of other sites read', await readFeeds({ ...deps, internet }));
  },
);

/** Every morning: tells staff which calendars need them. */
export const calendarSummary = onSchedule(
  { schedule: '0 7 * * *', timeZone: 'Europe/Lisbon', memory: '512MiB', timeoutSeconds: 120, retryCount: 3 },
  async () => {
    logger.info('Calendars that need staff', { properties: await sendCalendarSummary(deps) });
  },
);

/** After each publication and each end of a build: starts the requested build, unless one is running. */
export const rebuild = onDocumentWritten(
  {
    document: siteStatePath(),
    memory: '256MiB',
    timeoutSeconds: 120,
    maxInstances: 1,
    concurrency: 10,
    retry: true,
    secrets: hookSecrets,
  },
  () => startRequestedBuild(deps),
);

/**
 * Every minute: publishes what is due, fails silent builds and starts a requested build that was not started. A step of
 * publishing, 100 properties of 30 photographs, takes 380 MB in all; the emulators do not limit memory.
 */
export const publishingClock = onSchedule(
  {
    schedule: 'every 1 minutes',
    memory: '512MiB',
    timeoutSeconds: 120,
    maxInstances: 1,
    secrets: hookSecrets,
  },
  () => runPublishingTick(deps),
);
