import { destinationSchema } from '@site/domain/destination';
import { featuredPropertySchema, heroImageSchema } from '@site/domain/home';
import { legalPageSchema } from '@site/domain/legal-page';
import { publishedPropertySchema } from '@site/domain/property';
import { serviceSchema } from '@site/domain/service';
import { siteSettingsSchema } from '@site/domain/site-settings';
import { departmentSchema, teamMemberSchema } from '@site/domain/team';
import { publishedSource } from './published-source.ts';
import { latestRates } from './rates-source.ts';

/** Everything the public pages are made from, as published, by the name of its collection. */
export const CONTENT_SOURCES = {
  properties: publishedSource('properties', publishedPropertySchema, 'slug'),
  destinations: publishedSource('destinations', destinationSchema),
  services: publishedSource('services', serviceSchema),
  teamMembers: publishedSource('teamMembers', teamMemberSchema),
  departments: publishedSource('departments', departmentSchema),
  heroImages: publishedSource('heroImages', heroImageSchema),
  featured: publishedSource('featured', featuredPropertySchema),
  legalPages: publishedSource('legalPages', legalPageSchema),
  settings: publishedSource('settings', siteSettingsSchema),
  rates: latestRates,
};
