import type { Api } from '#domain/api/contract.ts';
import type { HandlerMap } from '#domain/api/handler.ts';
import { accountRoutes } from '#features/accounts/routes.ts';
import { listEntries } from '#features/audit/list-entries.ts';
import { addProperty } from '#features/content/create-property.ts';
import { contentRoutes } from '#features/content/routes.ts';
import { writeManyProperties } from '#features/content/write-many-properties.ts';
import { submitEnquiry } from '#features/enquiries/submit-enquiry.ts';
import { exportRoutes } from '#features/export/routes.ts';
import { feedRoutes } from '#features/feeds/routes.ts';
import { withSampleFeed } from '#features/feeds/sample-feed.ts';
import { readHealth } from '#features/health/read-health.ts';
import { importRoutes } from '#features/import/routes.ts';
import { inboxRoutes } from '#features/inbox/routes.ts';
import { releaseEnquiry } from '#features/inbox/stay/release-stay.ts';
import { removeOwnerPictures } from '#features/media/library/remove-owner-pictures.ts';
import { mediaRoutes } from '#features/media/routes.ts';
import { newsletterRoutes } from '#features/newsletter/routes.ts';
import { privacyRoutes } from '#features/privacy/routes.ts';
import { propertyPhotoRoutes } from '#features/property-photos/routes.ts';
import { publishingRoutes } from '#features/publishing/routes.ts';
import { storedRates } from '#features/rates/rates.store.ts';
import { readRatesInUse } from '#features/rates/refresh-rates.ts';
import { staffRoutes } from '#features/staff/routes.ts';
import { stayRoutes } from '#features/stays/routes.ts';
import { submissionRoutes } from '#features/submissions/routes.ts';
import { subscriberRoutes } from '#features/subscribers/routes.ts';
import { auth, database, mediaBucket } from '#platform/firebase.ts';
import { isEmulated, siteOrigin } from '#platform/configuration.ts';
import { createPublishedContent } from '#platform/content/published-content.ts';
import { siteStatePath } from '#platform/firestore-paths.ts';
import { internet } from '#platform/internet/internet.ts';
import { createDailySalt } from '#platform/limits/daily-salt.ts';

const deps = {
  ...{ database, accounts: auth, bucket: mediaBucket, clock: () => new Date() },
  ...{ content: createPublishedContent(database), dailySalt: createDailySalt(database), siteOrigin },
};

/** The handler of every endpoint; a missing one is a compile error. Features do not import each other, so they meet here. */
export const apiRoutes: HandlerMap<Api> = {
  'GET /api/health': readHealth(async () => (await database().doc(siteStatePath()).get()).data()),
  'GET /api/admin/audit': listEntries(database, auth),
  'POST /api/enquiries': submitEnquiry(deps),
  'GET /api/rates': () => readRatesInUse(storedRates),
  ...accountRoutes(deps),
  ...contentRoutes(deps),
  ...exportRoutes(deps),
  ...feedRoutes({ ...deps, internet: isEmulated() ? withSampleFeed(internet, deps.clock) : internet }),
  ...importRoutes(deps, writeManyProperties),
  ...inboxRoutes(deps, addProperty),
  ...mediaRoutes(deps),
  ...newsletterRoutes(deps),
  ...privacyRoutes(deps, (id, uid) => removeOwnerPictures(deps, id, uid)),
  ...propertyPhotoRoutes(deps),
  ...publishingRoutes(deps),
  ...staffRoutes(deps),
  ...stayRoutes(deps, releaseEnquiry),
  ...submissionRoutes(deps),
  ...subscriberRoutes(deps),
};
