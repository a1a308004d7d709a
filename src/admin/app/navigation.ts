import { PATHS } from '#domain/site/paths.ts';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/role.ts';
import type { AdminScreen, PublicPage } from './admin-screen.ts';
import { withPictures } from './pictures.ts';

const EDITORS: readonly StaffRole[] = ['editor', 'admin'];
const CONCIERGES: readonly StaffRole[] = ['concierge', 'admin'];
const ADMINS: readonly StaffRole[] = ['admin'];

/** Every screen of the back office, ordered as in its group of the menu. */
export const SCREENS: readonly AdminScreen[] = [
  {
    path: 'inbox',
    group: 'people',
    counts: 'messages',
    label: 'Inbox',
    roles: CONCIERGES,
    icon: 'inbox',
    load: async () => (await import('#admin/features/inbox/InboxScreen.tsx')).InboxScreen,
  },
  {
    path: 'dashboard',
    group: 'properties',
    label: 'Properties',
    roles: STAFF_ROLES,
    icon: 'layout-grid',
    load: async () => (await import('./DashboardScreen.tsx')).DashboardScreen,
  },
  {
    path: 'add-property',
    group: 'properties',
    label: 'Add Property',
    roles: EDITORS,
    icon: 'plus',
    load: withPictures(async () => (await import('./property-screens.tsx')).AddPropertyScreen),
  },
  {
    path: 'featured-properties',
    group: 'properties',
    label: 'Featured Properties',
    roles: EDITORS,
    icon: 'star',
    load: async () => (await import('#admin/features/featured-properties/FeaturedScreen.tsx')).FeaturedScreen,
  },
  {
    path: 'import',
    group: 'properties',
    label: 'Import',
    roles: EDITORS,
    icon: 'upload',
    load: async () => (await import('#admin/features/import/ImportScreen.tsx')).ImportScreen,
  },
  {
    path: 'export',
    group: 'properties',
    label: 'Export',
    roles: STAFF_ROLES,
    icon: 'download',
    load: async () => (await import('#admin/features/export/ExportScreen.tsx')).ExportScreen,
  },
  {
    path: 'edit-property/:id',
    group: 'properties',
    under: 'dashboard',
    label: 'Edit Property',
    roles: EDITORS,
    icon: null,
    load: withPictures(async () => (await import('./property-screens.tsx')).EditPropertyScreen),
  },
  {
    path: 'hero-slideshow',
    group: 'site',
    label: 'Hero Slideshow',
    roles: EDITORS,
    icon: 'image',
    load: withPictures(
      async () => (await import('#admin/features/hero-slideshow/HeroSlideshowScreen.tsx')).HeroSlideshowScreen,
    ),
  },
  {
    path: 'team-members',
    group: 'site',
    label: 'Team Members',
    roles: EDITORS,
    icon: 'users',
    load: withPictures(async () => (await import('#admin/features/team/TeamScreen.tsx')).TeamScreen),
  },
  {
    path: 'services',
    group: 'site',
    label: 'Services',
    roles: EDITORS,
    icon: 'concierge-bell',
    load: withPictures(async () => (await import('#admin/features/services/ServicesScreen.tsx')).ServicesScreen),
  },
  {
    path: 'destinations',
    group: 'site',
    label: 'Destinations',
    roles: EDITORS,
    icon: 'map-pin',
    load: async () => (await import('#admin/features/destinations/DestinationsScreen.tsx')).DestinationsScreen,
  },
  {
    path: 'destinations/:slug',
    group: 'site',
    under: 'destinations',
    label: 'Destination',
    roles: EDITORS,
    icon: null,
    load: withPictures(
      async () => (await import('#admin/features/destinations/DestinationScreen.tsx')).DestinationScreen,
    ),
  },
  {
    path: 'media',
    group: 'site',
    label: 'Pictures',
    roles: EDITORS,
    icon: 'images',
    load: async () => (await import('#admin/features/media/MediaScreen.tsx')).MediaScreen,
  },
  {
    path: 'publish',
    group: 'site',
    counts: 'changes',
    label: 'Publish',
    roles: EDITORS,
    icon: 'upload',
    load: async () => (await import('#admin/features/publish/PublishScreen.tsx')).PublishScreen,
  },
  {
    path: 'history/:kind/:id',
    group: 'site',
    under: 'publish',
    label: 'Published versions',
    roles: EDITORS,
    icon: null,
    load: async () => (await import('#admin/features/publish/RevisionsScreen.tsx')).RevisionsScreen,
  },
  {
    path: 'settings',
    group: 'system',
    label: 'Site Settings',
    roles: EDITORS,
    icon: 'settings',
    load: async () => (await import('#admin/features/settings/SettingsScreen.tsx')).SettingsScreen,
  },
  {
    path: 'subscribers',
    group: 'people',
    label: 'Subscribers',
    roles: CONCIERGES,
    icon: 'mail',
    load: async () => (await import('#admin/features/subscribers/SubscribersScreen.tsx')).SubscribersScreen,
  },
  {
    path: 'staff',
    group: 'system',
    label: 'Staff',
    roles: ADMINS,
    icon: 'id-card',
    load: async () => (await import('#admin/features/staff/StaffScreen.tsx')).StaffScreen,
  },
  {
    path: 'audit',
    group: 'system',
    label: 'Audit Log',
    roles: ADMINS,
    icon: 'history',
    load: async () => (await import('#admin/features/audit/AuditScreen.tsx')).AuditScreen,
  },
  {
    path: 'privacy',
    group: 'system',
    label: 'Privacy',
    roles: ADMINS,
    icon: 'shield',
    load: async () => (await import('#admin/features/privacy/PrivacyScreen.tsx')).PrivacyScreen,
  },
];

/** 'Links that open in a new tab' (admin specification, section 2). */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { label: 'Rentals', href: PATHS.rentals },
  { label: 'Real Estate', href: PATHS.realEstate },
  { label: 'Mid-Term Rental', href: PATHS.midTermRental },
  { label: 'Events', href: PATHS.events },
  { label: 'Retreats', href: PATHS.retreats },
  { label: 'Productions', href: PATHS.productions },
];
