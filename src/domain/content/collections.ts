// Plain strings: the build, the functions, the scripts and the browser name the same collections.

/** Collections other than those of content (kinds.ts): members, what visitors sent, and the records of the back office. */
export const BUSINESS_COLLECTIONS = {
  users: 'users',
  staff: 'staff',
  enquiries: 'enquiries',
  submissions: 'submissions',
  subscribers: 'subscribers',
  system: 'system',
  calendars: 'calendars',
  calendarFeeds: 'calendarFeeds',
  listedStays: 'listedStays',
  departedProperties: 'departedProperties',
  builds: 'builds',
  publications: 'publications',
  publishedRevisions: 'publishedRevisions',
  scheduledPublications: 'scheduledPublications',
  previews: 'previews',
  auditLog: 'auditLog',
  mail: 'mail',
  rateLimits: 'rateLimits',
  idempotency: 'idempotency',
  pictures: 'pictures',
  pictureUses: 'pictureUses',
  uploads: 'uploads',
  imports: 'imports',
  importedRows: 'importedRows',
} as const;

/** Id of the document in `system` that holds the exchange rates in use. */
export const EXCHANGE_RATES_ID = 'rates';

/** Id of the document in `system` that holds the recent response time. */
export const REPLY_TIME_ID = 'replyTime';

/** Id of the document in `system` that holds which revision of the site was requested and which one was built. */
export const SITE_STATE_ID = 'site';

/** Id of the document in `system` that names the epoch of the published content. */
export const CONTENT_EPOCH_ID = 'published';

/** Id of the one document in `settings` and `publishedSettings`. */
export const SITE_SETTINGS_ID = 'site';
