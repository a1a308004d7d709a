import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { AuditAction, ContentAction, ContentNoun } from '#domain/staff/audit-kinds.ts';

// What was done, as the rest of a sentence that begins with a person's name. {title} stands for the name of the document,
// {count} and its like for the details of the entry.

/** Deeds that read alike for every kind of content, in front of its title. */
const CONTENT_SENTENCES: Readonly<Record<ContentAction, string>> = {
  created: 'added',
  saved: 'changed',
  deleted: 'deleted',
  published: 'published',
  discarded: 'discarded the changes of',
  'revision-restored': 'restored an earlier version of',
  archived: 'archived',
  restored: 'took out of the archive',
  duplicated: 'copied another property to',
  'photos-replaced': 'replaced the photographs of',
  'photos-described': 'changed the descriptions of the photographs of',
  imported: 'imported',
  unpublished: 'unpublished',
  ordered: 'changed the order of',
  'department-renamed': 'moved to a renamed department:',
};

const kinds = Object.values(CONTENT_KINDS);

/** What a document without a name is called, by its collection: an action on pictures or nights may be about any document. */
export const UNNAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(kinds.map(({ working, one }) => [working, one])),
  // Its sentences say 'the picture' in front of it.
  pictures: 'without a name',
  staff: 'a former colleague',
};

/** What a whole collection is called, where an action changed all of it. */
export const COLLECTION_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  kinds.map(({ working, all }) => [working, all]),
);

/** Deeds with a sentence of their own. */
const OWN_SENTENCES: Readonly<Record<Exclude<AuditAction, `${ContentNoun}.${ContentAction}`>, string>> = {
  'property.exported': 'exported the properties',
  'calendar.priced': 'changed the prices of stays at {title}',
  'calendar.blocked': 'blocked {dates} at {title}',
  'calendar.booked': 'booked {dates} at {title}',
  'calendar.held': 'held {dates} at {title} for an enquiry',
  'calendar.hold-ended': 'ended the hold of {dates} at {title}',
  'calendar.feed-added': 'added the calendar of {site} at {title}',
  'calendar.feed-removed': 'removed the calendar of {site} at {title}',
  'calendar.feed-read': 'took over what {site} has sold at {title}',
  'calendar.same-stay': 'noted that two entries of {dates} at {title} are one stay',
  'calendar.shared': 'made a new address of the calendar of {title} for other sites',
  'calendar.shared-no-more': 'ended the address of the calendar of {title} for other sites',
  'calendar.freed': 'made {dates} free again at {title}',
  'picture.added': 'added the picture {title}',
  'picture.described': 'changed the description of the picture {title}',
  'picture.removed': 'removed the picture {title}',
  'picture.taken-out': 'removed a picture from {title}',
  'picture.swept': 'removed the unused picture {name}',
  'picture.erased': "erased an owner's picture",
  'enquiry.changed': 'changed an enquiry',
  'enquiry.held': 'held the nights of an enquiry',
  'enquiry.booked': 'booked the nights of an enquiry',
  'enquiry.released': 'released the nights of an enquiry',
  'enquiry.noted': 'added a note to an enquiry',
  'enquiry.answered': 'replied to an enquiry',
  'enquiry.exported': 'exported the enquiries from {from} to {to}',
  'submission.changed': "changed an owner's submission",
  'submission.noted': "added a note to an owner's submission",
  'submission.answered': "replied to an owner's submission",
  'submission.accepted': "made a property from an owner's submission",
  'subscriber.ended': 'ended a subscription',
  'subscriber.exported': 'exported the subscribers',
  'import.ended': 'finished an import',
  'everything.exported': 'exported {collection}',
  'staff.invited': 'invited {title} to the staff',
  'staff.invited-again': 'sent {title} another invitation',
  'staff.changed': 'changed the access of {title}',
  'staff.removed': 'removed {title} from the staff',
  'staff.second-factor-removed': 'removed the second factor of {title}',
  'staff.first-admin': 'made {title} the first administrator',
  'person.looked-up': 'looked up what is stored about a person',
  'person.erased': 'erased what was stored about a person',
  'site.published': 'published {titles}',
  'site.published-as-scheduled': 'published {titles} as scheduled',
  'site.unpublished': 'unpublished {titles}',
  'site.asked-again': 'started the build again',
  'site.rolled-back': 'rolled the site back',
  'publication.scheduled': 'scheduled a publication',
  'publication.cancelled': 'cancelled a scheduled publication',
};

// Stored entries may name actions that are not written any more, so that they are looked up as any text.

/** What was done to content, in front of its title. */
export const CONTENT_ACTIONS: Readonly<Record<string, string>> = CONTENT_SENTENCES;

/** The sentences of other actions. */
export const SENTENCES: Readonly<Record<string, string>> = OWN_SENTENCES;
