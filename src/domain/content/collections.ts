// Plain strings: the build, the functions, the scripts and the browser name the same collections.

/** Content that editors change, and where its working and published copies live. Only the build reads the published one. */
export const CONTENT_COLLECTIONS = {
  properties: { working: 'properties', published: 'publishedProperties' },
  destinations: { working: 'destinations', published: 'publishedDestinations' },
  services: { working: 'services', published: 'publishedServices' },
  teamMembers: { working: 'teamMembers', published: 'publishedTeamMembers' },
  departments: { working: 'departments', published: 'publishedDepartments' },
  heroImages: { working: 'heroImages', published: 'publishedHeroImages' },
  featured: { working: 'featured', published: 'publishedFeatured' },
  legalPages: { working: 'legalPages', published: 'publishedLegalPages' },
  settings: { working: 'settings', published: 'publishedSettings' },
} as const;

/** A kind of content. */
export type ContentKind = keyof typeof CONTENT_COLLECTIONS;

/** Collections without a published copy: members, what visitors sent, and the back of the house. */
export const BUSINESS_COLLECTIONS = {
  users: 'users',
  staff: 'staff',
  enquiries: 'enquiries',
  submissions: 'submissions',
  subscribers: 'subscribers',
  system: 'system',
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

/** Id of the document in `system` that holds how long senders waited for an answer lately. */
export const REPLY_TIME_ID = 'replyTime';

/** Id of the document in `system` that says which revision of the site was asked for and which one was built. */
export const SITE_STATE_ID = 'site';

/** Id of the document in `system` that names the epoch of the published content. */
export const CONTENT_EPOCH_ID = 'published';

/** Id of the one document in `settings` and `publishedSettings`. */
export const SITE_SETTINGS_ID = 'site';
