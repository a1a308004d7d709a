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
import { storedRates } from '#features/rates/rates.store.ts';
import { refreshDaily } from '#features/rates/refresh-daily.ts';
import { measureReplyTime } from '#features/response-time/measure-response-time.ts';
import { applyRetention } from '#features/privacy/apply-retention.ts';
import { sweepProfiles } from '#features/privacy/sweep-profiles.ts';
import { runPublishingTick } from '#features/publishing/run-publishing-tick.ts';
import { onSiteStateWritten } from '#features/publishing/on-site-state-written.ts';
import { createApiRouter } from '#http/api-router.ts';
import { authenticateByToken } from '#http/authenticate.ts';
import { handleParserErrors } from '#http/parser-errors.ts';
import { nodeListener } from '#http/node-listener.ts';
import { verifyByAppCheck } from '#http/verify-app.ts';
import { appCheck } from '#platform/app-check.ts';
import { auth } from '#platform/accounts/auth.ts';
import { appCheckRequired, secondFactorPolicy } from '#platform/configuration.ts';
import { siteStatePath } from '#platform/firestore-paths.ts';
import { database } from '#platform/firestore.ts';
import { mediaBucket } from '#platform/media-bucket.ts';
import { ratesAddress } from '#platform/rates-address.ts';
import { deletePrivateFolder } from '#platform/private-files.ts';

handleParserErrors();

const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

// Beside the database, in Belgium. Public invokers: the API authenticates by itself, and Hosting calls as nobody. No CORS
// (`false`, as the emulator adds it otherwise): pages of other sites have no business here.
setGlobalOptions({
  region: 'europe-west1',
  invoker: 'public',
  concurrency: 80,
  maxInstances: 20,
  // An account that may do what functions do and nothing else (docs/deploy.md), instead of the project's default one.
  ...(isEmulated ? {} : { serviceAccount: 'functions@' }),
});

// From Secret Manager, where the emulators would look for them too: they get them from their environment instead.
const hookSecrets = isEmulated ? [] : ['BUILD_HOOK_SECRET', 'BUILD_HOOK_TOKEN'];

const gate = {
  authenticate: authenticateByToken(auth),
  verifyApp: verifyByAppCheck(appCheckRequired, appCheck),
  secondFactor: secondFactorPolicy,
};

/** Everything under /api. */
export const api = onRequest(
  { memory: '512MiB', timeoutSeconds: 30, cors: false, secrets: hookSecrets },
  nodeListener(createApiRouter(API, apiRoutes, gate)),
);

/** The published pictures under /media; Hosting's CDN keeps them, so this runs once a variant and region. */
export const media = onRequest(
  { memory: '256MiB', timeoutSeconds: 30, cors: false },
  nodeListener(servePicture(findInBucket(mediaBucket))),
);

const deps = { database, bucket: mediaBucket, clock: () => new Date() };

/**
 * Pictures on their way in. Each object stored is an event, also the eleven files at most that this function stores
 * itself, so an instance takes several events: those go by in a moment, while pictures are processed one at a time.
 */
export const picture = onObjectFinalized(
  { memory: '1GiB', cpu: 2, timeoutSeconds: 300, concurrency: 8, maxInstances: 10, retry: true },
  onPictureUploaded(deps),
);

/** Every night, after the words they came with have gone: notes which pictures are used where, and removes those that nothing has used for a week. */
export const sweep = onSchedule(
  { schedule: '30 4 * * *', timeZone: 'Europe/Lisbon', memory: '512MiB', timeoutSeconds: 540, maxInstances: 1 },
  async () => {
    await sweepPictures(deps);
  },
);

/** Takes over the reference rates, which the bank publishes at about 16:00 on working days. */
export const refreshExchangeRates = onSchedule(
  {
    schedule: 'every day 16:30',
    timeZone: 'Europe/Berlin',
    memory: '256MiB',
    timeoutSeconds: 60,
    retryCount: 3,
    minBackoffSeconds: 600,
  },
  () => refreshDaily(ratesAddress(), storedRates),
);

/** Every night: what the privacy policy promises about how long visitors' words are kept, and profiles without an account. */
export const retention = onSchedule(
  { schedule: '30 3 * * *', timeZone: 'Europe/Lisbon', memory: '256MiB', timeoutSeconds: 540, retryCount: 3 },
  async () => {
    logger.info('Retention applied', await applyRetention(database(), deletePrivateFolder, new Date()));
    logger.info('Profiles without an account deleted', { profiles: await sweepProfiles(database(), auth()) });
  },
);

/** Every night, before the site is likely to be built: how long senders waited for an answer lately. */
export const replyTime = onSchedule(
  { schedule: '0 5 * * *', timeZone: 'Europe/Lisbon', memory: '256MiB', timeoutSeconds: 120, retryCount: 3 },
  async () => {
    logger.info('Reply time measured', await measureReplyTime(database(), new Date()));
  },
);

/** Whenever something was published or a build has ended: begins the build that is wanted, unless one is at work. */
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
  onSiteStateWritten(deps),
);

/** Every minute: scheduled publications, builds that fell silent, and a build whose beginning was lost. */
export const publishingClock = onSchedule(
  { schedule: 'every 1 minutes', memory: '256MiB', timeoutSeconds: 120, maxInstances: 1, secrets: hookSecrets },
  () => runPublishingTick(deps),
);
