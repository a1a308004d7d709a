import type { Destination } from '@site/domain/destination';
import type { LegalPage } from '@site/domain/legal-page';
import type { HouseInBrief } from '@site/domain/house-in-brief';
import type { SiteSettings } from '@site/domain/site-settings';
import type { TeamMember } from '@site/domain/team';

/** The published content that has pages of its own. */
export interface SiteContent {
  /** Every property. */
  properties: readonly HouseInBrief[];
  /** Every destination. */
  destinations: readonly Destination[];
  /** Everyone of the team. */
  team: readonly TeamMember[];
  /** The legal pages. */
  legalPages: readonly LegalPage[];
  /** The settings of the site. */
  settings: SiteSettings;
}
