// Numbers only, no zod: a public page may import these without paying for a schema library.

/** Longest single-line text (names, titles, labels), in characters. */
export const SHORT_TEXT = 160;

/** Longest summary or caption, in characters. */
export const MEDIUM_TEXT = 600;

/** Longest narrative text, in characters. */
export const LONG_TEXT = 8000;

/** Most pictures in one gallery. */
export const GALLERY_MAX = 60;

/** Most amenities of one property. */
export const AMENITIES_MAX = 80;

/** Most entries of a list of short texts (services, house rules, highlights). */
export const LIST_MAX = 40;

/** Listing cards on one page before it grows by links. */
export const CARDS_A_PAGE = 24;

/** Cards of one group on the page of a destination; a link leads to the listing with the others, and the page stays light. */
export const DESTINATION_GROUP_MAX = 24;

/** Similar properties offered on a property page (visitor specification, section 9). */
export const SIMILAR_PROPERTIES = 2;

/** Price bounds of the filter, in whole euros (visitor specification, section 9). */
export const PRICE_BOUNDS = { min: 0, max: 100_000_000 } as const;

/** Largest amount a price text can stand for, in whole euros; a longer run of digits is cut to it. */
export const PRICE_AMOUNT_MAX = 1_000_000_000;

/** Bedroom bounds of the filter (visitor specification, section 9). */
export const BEDROOM_BOUNDS = { min: 1, max: 20 } as const;

/** Guest bounds of the filter (visitor specification, section 9). */
export const PEOPLE_BOUNDS = { min: 1, max: 50 } as const;

/** Bedrooms preset of the 'FILTER YOUR SEARCH' panel (visitor specification, section 9). */
export const FILTER_PANEL_BEDROOMS = { min: 1, max: 12 } as const;

/** Favourites one member may keep (accounts issue; the security rules enforce the same number). */
export const FAVORITES_MAX = 500;

/** Featured properties recommended on the home page (admin specification, section 9; not enforced). */
export const FEATURED_RECOMMENDED = 6;

/** Largest picture accepted, in bytes (admin specification, section 5). */
export const PICTURE_BYTES_MAX = 10 * 1024 * 1024;

/** Largest team photograph accepted, in bytes (admin specification, section 5). */
export const TEAM_PHOTO_BYTES_MAX = 5 * 1024 * 1024;

/** Widths in pixels that every picture is made in, never enlarged beyond its own width. */
export const PICTURE_WIDTHS = [480, 960, 1600, 2400] as const;

/** Longest e-mail address, in characters (RFC 5321). */
export const EMAIL_MAX = 254;

/** Longest telephone number, in characters. */
export const PHONE_MAX = 40;

/** Longest message of a form, in characters. */
export const MESSAGE_MAX = 4000;

/** Guests of an information request (visitor specification, section 5). */
export const GUEST_BOUNDS = { min: 1, max: 20 } as const;

/** Attendees of a viewing, default 1 (visitor specification, section 5). */
export const ATTENDEE_BOUNDS = { min: 1, max: 6 } as const;

/** Groups of a trip have 'no maximum' (visitor specification, section 5); this one only keeps numbers sane. */
export const TRAVELLERS_MAX = 10_000;

/** Photographs of one submission. */
export const SUBMISSION_PHOTOS_MAX = 20;

/** Bedrooms and bathrooms of a submission have a minimum of 1; this maximum only keeps numbers sane. */
export const SUBMISSION_ROOMS_MAX = 500;

/** Fewest characters of a password (accounts specification, section 9). */
export const PASSWORD_MIN = 8;

/** Most characters of a password. */
export const PASSWORD_MAX = 128;

/** Largest body of a form, in bytes. */
export const FORM_BYTES_MAX = 64 * 1024;

/** Least time between the first touch of a form and its sending, in milliseconds; programs are faster. */
export const FORM_FILL_MIN = 1500;

/** Hours within which an enquiry or trip request is answered (visitor specification, section 1). */
export const REPLY_HOURS = 24;

/** Hours within which a submission is reviewed (accounts specification, section 1). */
export const REVIEW_HOURS = 48;

/** Hours for which the outcome of an idempotency key is kept. */
export const IDEMPOTENCY_HOURS = 24;

/** Hours for which the ticket of a submission takes photographs. */
export const PHOTO_TICKET_HOURS = 24;

/** Properties on the shortlist of a trip request. */
export const SHORTLIST_MAX = 5;

/** Months after the last exchange at which enquiries and submissions are anonymised (privacy policy). */
export const RETENTION_MONTHS = 24;

/** Days after which a newsletter sign-up that nobody confirmed is deleted (privacy policy). */
export const UNCONFIRMED_DAYS = 30;

/** Months for which the proof of a consent is kept after its end (privacy policy: three years). */
export const CONSENT_PROOF_MONTHS = 36;

/** Pictures on one page of the library; a query can ask for the uses of at most 30 at once. */
export const LIBRARY_PAGE = 24;

/** Days after which a picture that nothing uses is removed. */
export const ORPHAN_DAYS = 7;

/** Days for which the result of an upload is kept. */
export const UPLOAD_RESULT_DAYS = 7;

/** Documents of one kind that can be put in order at once. */
export const ORDERED_MAX = 500;

/** Properties of one bulk action. */
export const BULK_MAX = 100;

/** Pictures, hero included, that a property should have before it is published; advice. */
export const PUBLISHING_PICTURES = 5;

/** Entries on one page of the audit log. */
export const AUDIT_PAGE = 50;

/** Largest sheet that is imported, in bytes: the most rows there may be, at ten times their usual length. */
export const IMPORT_BYTES_MAX = 32 * 1024 * 1024;

/** Most rows of a sheet, the headings left out. */
export const IMPORT_ROWS_MAX = 20_000;

/** Longest row of a sheet, in characters: more is a line without end, or a quotation mark that is never closed. */
export const IMPORT_ROW_LENGTH_MAX = 64 * 1024;

/** Most columns of a sheet. */
export const IMPORT_COLUMNS_MAX = 200;

/** Rows of an import that are planned or written in one step. */
export const IMPORT_BATCH = 100;

/** Documents on one page of an export. */
export const EXPORT_PAGE = 250;

/** Notes and answers of one message; a conversation that is longer goes on by mail. */
export const THREAD_MAX = 200;

/** Characters of all notes and answers of one message, so that its document stays under the database's limit. */
export const THREAD_CHARACTERS_MAX = 200_000;

/** Texts to begin an answer with. */
export const REPLY_TEMPLATES_MAX = 40;

/** Messages that the inbox reads at once. */
export const INBOX_PAGE = 500;

/** Messages on one page of the inbox's list. */
export const INBOX_LIST_PAGE = 40;

/** Sign-ups on one page of the list of subscribers. */
export const SUBSCRIBERS_PAGE = 50;

/** Days over which the median reply time is taken. */
export const REPLY_TIME_DAYS = 90;

/** Fewest answers of which a median is told to visitors. */
export const REPLY_TIME_ANSWERS_MIN = 5;

/** Documents published in one step: each takes five writes, and a transaction 10 MiB. */
export const PUBLISH_MAX = 100;

/** Releases that the publisher keeps, the live one included. */
export const RELEASES_KEPT = 5;

/** Published revisions of a document that are kept. */
export const REVISIONS_KEPT = 20;

/** Minutes within which a build must report for the first time: a CI job waits for a machine. */
export const BUILD_START_MINUTES = 15;

/** Minutes for which a build at work may stay silent; it reports every few seconds. */
export const BUILD_SILENCE_MINUTES = 3;

/** Written pages, and removed ones, that the record of a build keeps. */
export const BUILD_PAGES_KEPT = 1000;

/** Faults that the record of a build keeps. */
export const BUILD_FAULTS_KEPT = 50;

/** Characters of a build's log that its record keeps: its end. */
export const BUILD_LOG_KEPT = 8000;

/** Pages of a receipt that are shown as they were and as they are. */
export const REPORT_PICTURES = 10;

/** Hours for which the preview of a draft can be opened. */
export const PREVIEW_HOURS = 72;

/** Seconds by which the clocks of two programs that sign messages for each other may differ. */
export const SIGNATURE_SECONDS = 300;

/** Scheduled publications that the back office lists. */
export const SCHEDULED_SHOWN = 50;
