import { accountsApi } from './accounts.ts';
import { auditApi } from './audit.ts';
import { contentApi } from './content.ts';
import { enquiriesApi } from './enquiries.ts';
import { exportApi } from './export.ts';
import { feedsApi } from './feeds.ts';
import { healthApi } from './health.ts';
import { importApi } from './import.ts';
import { inboxApi } from './inbox.ts';
import { mediaApi } from './media.ts';
import { newsletterApi } from './newsletter.ts';
import { privacyApi } from './privacy.ts';
import { publisherApi } from './publisher.ts';
import { publishingApi } from './publishing.ts';
import { ratesApi } from './rates.ts';
import { propertiesApi } from './properties.ts';
import { publicStaysApi } from './public-stays.ts';
import { propertyPhotosApi } from './property-photos.ts';
import { staffApi } from './staff.ts';
import { staysApi } from './stays.ts';
import { submissionsApi } from './submissions.ts';
import { subscribersApi } from './subscribers.ts';

/** Every endpoint of the API; routing, validation, authorisation and the client's types use this registry. */
export const API = {
  ...healthApi,
  ...accountsApi,
  ...enquiriesApi,
  ...newsletterApi,
  ...ratesApi,
  ...submissionsApi,
  ...inboxApi,
  ...subscribersApi,
  ...privacyApi,
  ...mediaApi,
  ...propertyPhotosApi,
  ...propertiesApi,
  ...contentApi,
  ...staysApi,
  ...publicStaysApi,
  ...feedsApi,
  ...importApi,
  ...exportApi,
  ...staffApi,
  ...auditApi,
  ...publishingApi,
  ...publisherApi,
} as const;

/** The registry as a type. */
export type Api = typeof API;

export type ApiKey = keyof Api;
