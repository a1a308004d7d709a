// Each text continues a sentence that starts with a person's name. {title} is the title of the document; other
// placeholders are details of the entry.

/** Actions with the same text for every kind of content, placed before its title. */
export const CONTENT_ACTIONS: Readonly<Record<string, string>> = {
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

/** Names for documents without a title, by the kind before the action's dot. */
export const KIND_NAMES: Readonly<Record<string, string>> = {
  property: 'a property',
  'hero-image': 'a hero slide',
  'featured-property': 'a featured property',
  service: 'a service',
  'team-member': 'a team member',
  department: 'a department',
  destination: 'a destination',
  'legal-page': 'a legal page',
  settings: 'the site settings',
  picture: 'a picture',
  staff: 'a former colleague',
};

/** Names of whole collections, for actions that change all of one. */
export const COLLECTION_NAMES: Readonly<Record<string, string>> = {
  properties: 'the properties',
  heroImages: 'the hero slides',
  featured: 'the featured properties',
  services: 'the services',
  teamMembers: 'the team members',
  departments: 'the departments',
  destinations: 'the destinations',
};

/** Actions with a sentence of their own. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'property.exported': 'exported the properties',
  'picture.added': 'added the picture {title}',
  'picture.described': 'changed the description of the picture {title}',
  'picture.removed': 'removed the picture {title}',
  'picture.taken-out': 'removed a picture from {title}',
  'picture.swept': 'removed the unused picture {name}',
  'picture.erased': "erased an owner's picture",
  'enquiry.changed': 'changed an enquiry',
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
