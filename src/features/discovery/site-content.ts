import type { Destination } from '#domain/places/destination.ts';
import type { LegalPage } from '#domain/content/legal-page.ts';
import type { PropertySummary } from '#domain/property/summary.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { TeamMember } from '#domain/content/team.ts';

/** The published content that has pages of its own. */
export interface SiteContent {
  /** Every property. */
  properties: readonly PropertySummary[];
  /** Every destination. */
  destinations: readonly Destination[];
  /** Everyone of the team. */
  team: readonly TeamMember[];
  /** The legal pages. */
  legalPages: readonly LegalPage[];
  /** The settings of the site. */
  settings: SiteSettings;
}
