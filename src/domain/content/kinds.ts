// Plain values without zod: the build, the functions, the scripts and the browser read the same definition. The schemas of
// each kind stand in schemas.ts.

/** What a kind of content is called, and where it lives. */
interface KindDefinition {
  /** Collection of the working copies. */
  readonly working: string;
  /** Collection of the published copies; only the build reads it. */
  readonly published: string;
  /** Begins the actions of its audit entries, such as 'hero-image.saved'; stored with them. */
  readonly noun: string;
  /** Name of its schema in the document of the API. */
  readonly schemaName: string;
  /** Field by which people know a document; null when it has no name. */
  readonly nameField: 'title' | 'name' | null;
  /** Whether its documents are a fixed set: without any of them the site cannot be built. */
  readonly isFixed: boolean;
  /** Heading over a list of its documents. */
  readonly heading: string;
  /** A document without a name, as a heading; null where each has a name. */
  readonly unnamed: string | null;
  /** A document without a name, within a sentence. */
  readonly one: string;
  /** The whole collection, within a sentence. */
  readonly all: string;
  /** Screen on which a document is edited. */
  readonly editorPath: (id: string) => string;
}

/** Every kind of content. A new kind needs an entry here and in schemas.ts; the compiler names the other places. */
export const CONTENT_KINDS = {
  properties: {
    working: 'properties',
    published: 'publishedProperties',
    noun: 'property',
    schemaName: 'Property',
    nameField: 'title',
    isFixed: false,
    heading: 'Properties',
    unnamed: null,
    one: 'a property',
    all: 'the properties',
    editorPath: (id) => `/admin/edit-property/${id}`,
  },
  destinations: {
    working: 'destinations',
    published: 'publishedDestinations',
    noun: 'destination',
    schemaName: 'Destination',
    nameField: 'name',
    isFixed: true,
    heading: 'Destinations',
    unnamed: null,
    one: 'a destination',
    all: 'the destinations',
    editorPath: (slug) => `/admin/destinations/${slug}`,
  },
  services: {
    working: 'services',
    published: 'publishedServices',
    noun: 'service',
    schemaName: 'Service',
    nameField: 'title',
    isFixed: false,
    heading: 'Services',
    unnamed: null,
    one: 'a service',
    all: 'the services',
    editorPath: () => '/admin/services',
  },
  teamMembers: {
    working: 'teamMembers',
    published: 'publishedTeamMembers',
    noun: 'team-member',
    schemaName: 'TeamMember',
    nameField: 'name',
    isFixed: false,
    heading: 'Team members',
    unnamed: null,
    one: 'a team member',
    all: 'the team members',
    editorPath: () => '/admin/team-members',
  },
  departments: {
    working: 'departments',
    published: 'publishedDepartments',
    noun: 'department',
    schemaName: 'Department',
    nameField: 'name',
    isFixed: false,
    heading: 'Departments',
    unnamed: null,
    one: 'a department',
    all: 'the departments',
    editorPath: () => '/admin/team-members',
  },
  heroImages: {
    working: 'heroImages',
    published: 'publishedHeroImages',
    noun: 'hero-image',
    schemaName: 'HeroImage',
    nameField: null,
    isFixed: false,
    heading: 'Hero slideshow',
    unnamed: 'Slide',
    one: 'a hero slide',
    all: 'the hero slides',
    editorPath: () => '/admin/hero-slideshow',
  },
  featured: {
    working: 'featured',
    published: 'publishedFeatured',
    noun: 'featured-property',
    schemaName: 'Featured',
    nameField: null,
    isFixed: false,
    heading: 'Featured properties',
    unnamed: 'Featured place',
    one: 'a featured property',
    all: 'the featured properties',
    editorPath: () => '/admin/featured-properties',
  },
  legalPages: {
    working: 'legalPages',
    published: 'publishedLegalPages',
    noun: 'legal-page',
    schemaName: 'LegalPage',
    nameField: 'title',
    isFixed: true,
    heading: 'Legal pages',
    unnamed: null,
    one: 'a legal page',
    all: 'the legal pages',
    editorPath: (slug) => `/admin/legal-pages/${slug}`,
  },
  settings: {
    working: 'settings',
    published: 'publishedSettings',
    noun: 'settings',
    schemaName: 'Settings',
    nameField: null,
    isFixed: true,
    heading: 'Site settings',
    unnamed: 'Site settings',
    one: 'the site settings',
    all: 'the site settings',
    editorPath: () => '/admin/settings',
  },
} as const satisfies Readonly<Record<string, KindDefinition>>;

/** A kind of content. */
export type ContentKind = keyof typeof CONTENT_KINDS;

// Object.keys is typed as strings, though the keys of a constant are known.
/** The names of all kinds, in the order in which people read them. */
export const ALL_KINDS = Object.keys(CONTENT_KINDS) as [ContentKind, ...ContentKind[]];

/** Whether a text names a kind. */
export function isContentKind(text: string): text is ContentKind {
  return Object.hasOwn(CONTENT_KINDS, text);
}
