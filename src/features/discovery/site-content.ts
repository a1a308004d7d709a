import type { Destination } from '#domain/places/destination.ts';
import type { LegalPage } from '#domain/content/legal-page.ts';
import type { PropertySummary } from '#domain/property/summary.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { TeamMember } from '#domain/content/team.ts';

/** The published content that has its own pages. */
export interface SiteContent {
  properties: readonly PropertySummary[];
  destinations: readonly Destination[];
  team: readonly TeamMember[];
  legalPages: readonly LegalPage[];
  settings: SiteSettings;
}
