import { accountsApi } from './api-accounts.ts';
import { auditApi } from './api-audit.ts';
import { contentApi } from './api-content.ts';
import type { AnswerOf, BodyInputOf, Endpoint } from './api-endpoint.ts';
import { enquiriesApi } from './api-enquiries.ts';
import { exportApi } from './api-export.ts';
import { healthApi } from './api-health.ts';
import { importApi } from './api-import.ts';
import { inboxApi } from './api-inbox.ts';
import { mediaApi } from './api-media.ts';
import { newsletterApi } from './api-newsletter.ts';
import { privacyApi } from './api-privacy.ts';
import { publisherApi } from './api-publisher.ts';
import { publishingApi } from './api-publishing.ts';
import { ratesApi } from './api-rates.ts';
import { propertiesApi } from './api-properties.ts';
import { propertyPhotosApi } from './api-property-photos.ts';
import { staffApi } from './api-staff.ts';
import { submissionsApi } from './api-submissions.ts';
import { subscribersApi } from './api-subscribers.ts';

/** Every endpoint of the API: routing, validation, authorisation and the client's types all come from here. */
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
  ...importApi,
  ...exportApi,
  ...staffApi,
  ...auditApi,
  ...publishingApi,
  ...publisherApi,
} as const;

/** The registry as a type: a client can be typed by it without carrying a schema to the browser. */
export type Api = typeof API;

/** The name of an endpoint that exists. */
export type ApiKey = keyof Api;

type EndpointNamed<Key extends ApiKey> = Api[Key] extends Endpoint ? Api[Key] : never;

/** What the browser sends to an endpoint; null when it reads no body. */
export type ApiBody<Key extends ApiKey> = BodyInputOf<EndpointNamed<Key>>;

/** What the browser receives from an endpoint. */
export type ApiAnswer<Key extends ApiKey> = AnswerOf<EndpointNamed<Key>>;
