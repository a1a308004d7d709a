import { OLDER_PICTURE } from './older-documents-fixture.ts';

// One stored document of each collection that is not content, as in older-documents-fixture.ts.

const uuid = '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f';
const moment = '2026-03-01T09:00:00.000Z';
const time = new Date(moment);

const consent = { version: '1', text: 'I agree.', givenAt: time };

const nights = { id: uuid, from: '2026-06-01', to: '2026-06-08' };

const made = { by: 'ana', createdAt: moment };

const handling = { status: 'new', assignee: null, thread: [], rev: 1, updatedAt: time };

/** A document of each collection, of `system` each document. */
export const OLDER_RECORDS = {
  enquiries: {
    id: uuid,
    kind: 'contact',
    enquiry: { kind: 'contact' },
    emailKey: '',
    property: { id: uuid, slug: 'casa-da-duna', title: 'Casa da Duna' },
    shortlist: [],
    consent,
    receivedAt: time,
    replyDueAt: time,
    answeredAt: null,
    retainUntil: null,
    anonymisedAt: null,
    ...handling,
  },
  submissions: {
    id: uuid,
    submission: {
      ownerName: 'Ana',
      email: 'ana@example.org',
      phone: '+351 210 000 100',
      propertyType: 'Villa',
      propertyLocation: 'Comporta',
      bedrooms: 1,
      bathrooms: 1,
      area: '100',
      description: 'A house.',
      rentalType: 'Vacation Rental',
      priceExpectation: '1000',
      agreeToTerms: true,
    },
    emailKey: 'ana@example.org',
    received: { 0: { type: 'image/jpeg', bytes: 1, sha256: '', receivedAt: null } },
    ticketHash: '',
    ticketExpiresAt: time,
    consent,
    marketingConsent: null,
    receivedAt: time,
    reviewDueAt: time,
    answeredAt: null,
    retainUntil: null,
    anonymisedAt: null,
    ...handling,
    propertyId: null,
  },
  subscribers: {
    id: uuid,
    email: 'ana@example.org',
    emailKey: 'ana@example.org',
    state: 'pending',
    consent,
    confirmedAt: null,
    unsubscribedAt: null,
    retainUntil: null,
    confirmHash: '',
    unsubscribeToken: '',
  },
  staff: { email: 'ana@example.org', name: 'Ana', role: 'editor', isDisabled: false, invitedAt: time, rev: 1 },
  users: { name: '', createdAt: time, updatedAt: time, favoritesCount: 0, lastFavoriteId: null },
  pictures: {
    picture: OLDER_PICTURE,
    measures: { sharpness: 0, hash: '0'.repeat(16) },
    name: '',
    type: 'image/jpeg',
    bytes: 1,
    settingsVersion: 1,
    uploadedBy: null,
    submissionId: null,
    uploadedAt: time,
    unusedSince: null,
    removedAt: null,
    leaving: false,
  },
  auditLog: {
    action: 'service.saved',
    target: 'services/concierge',
    details: {},
    before: null,
    after: null,
    uid: null,
    at: time,
  },
  publications: {
    revision: 1,
    at: moment,
    uid: null,
    who: '',
    changes: [{ kind: 'services', id: 'concierge', rev: 1, change: 'new', title: 'Concierge' }],
  },
  publishedRevisions: { revisions: [{ rev: 1, revision: 1, at: moment, who: '' }] },
  scheduledPublications: {
    id: uuid,
    targets: [{ kind: 'services', id: 'concierge', rev: 1 }],
    titles: [],
    at: moment,
    state: 'waiting',
    why: '',
    uid: '',
    who: '',
  },
  builds: {
    id: uuid,
    action: 'build',
    state: 'requested',
    revision: 1,
    who: [],
    what: [],
    whatCount: 0,
    requestedAt: moment,
    startedAt: null,
    endedAt: null,
    log: '',
    result: null,
    faults: [],
    failure: '',
    release: null,
  },
  calendars: {
    seasons: [
      {
        ...{ id: uuid, name: 'Summer', from: '2026-06-01', to: '2026-09-01', price: 100, unit: 'night' },
        ...{ weekendPrice: 120, minimumNights: 3, changeoverDay: 6 },
      },
    ],
    fees: {
      ...{ cleaning: 0, servicePerCent: 0, pet: null, deposit: 0, municipality: null },
      extraGuest: { includedGuests: 4, perNight: 20 },
    },
    occupancies: [
      { kind: 'block', ...nights, note: '', reason: 'owner', ...made },
      { kind: 'booking', ...nights, note: '', enquiryId: null, ...made },
      { kind: 'hold', ...nights, note: '', enquiryId: uuid, expiresAt: moment, ...made },
      { kind: 'feed', ...nights, feedId: uuid, site: 'Airbnb' },
    ],
    rev: 1,
    updatedAt: moment,
  },
  calendarFeeds: {
    ...{
      id: uuid,
      site: 'Airbnb',
      url: 'https://calendars.example/1.ics',
      propertyId: uuid,
      by: '',
      createdAt: moment,
    },
    ...{ etag: null, checkedAt: moment, readAt: moment, state: { code: 'failed', since: moment, why: 'No answer' } },
  },
  departedProperties: { publishedRev: 1 },
  previews: {
    ...{ id: uuid, propertyId: uuid, rev: 1, state: 'requested', address: null, why: '', expiresAt: moment, uid: '' },
  },
  pictureUses: {
    ...{ collection: 'properties', documentId: uuid, title: '', pictureIds: [OLDER_PICTURE.id] },
    places: [{ pictureId: OLDER_PICTURE.id, place: 'hero' }],
  },
  uploads: { state: 'done', picture: OLDER_PICTURE, warnings: [], known: false, finishedAt: time, expiresAt: time },
  imports: {
    ...{ uid: 'ana', beganAt: time, endedAt: null },
    batches: { 0: { created: 0, changed: 0, unchanged: 0, refused: 0 } },
  },
  importedRows: {},
  favorites: { propertyId: uuid, createdAt: time },
  'system/site': {
    ...{ state: 'idle', requestedRevision: 1, begunRevision: 1, builtRevision: 0, requestedAt: null },
    ...{ lease: { buildId: uuid, until: moment }, buildId: null, liveBuildId: null, failure: '' },
    releases: [{ buildId: uuid, release: '1', revision: 1, at: moment }],
  },
  'system/published': { epoch: uuid },
  'system/rates': {
    ...{ source: 'ecb', date: '2026-03-01' },
    rates: { EUR: 1, USD: 1, GBP: 1, CHF: 1, CAD: 1, AUD: 1, JPY: 1, BRL: 1 },
  },
  'system/replyTime': { medianMinutes: null, answers: 0, measuredAt: time },
  'system/lastImport': { count: 0, at: time },
};
