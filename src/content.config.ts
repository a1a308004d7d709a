import { defineCollection } from 'astro:content';
import { destinationSchema } from '@site/domain/destination';
import { featuredPropertySchema, heroImageSchema } from '@site/domain/home';
import { legalPageSchema } from '@site/domain/legal-page';
import { publishedPropertySchema } from '@site/domain/property';
import { serviceSchema } from '@site/domain/service';
import { siteSettingsSchema } from '@site/domain/site-settings';
import { departmentSchema, teamMemberSchema } from '@site/domain/team';
import { publishedContent } from './build/firestore-loader.ts';
import { latestRates } from './build/rates-loader.ts';

/** Everything the public pages are made from, as published. */
export const collections = {
  properties: defineCollection({ loader: publishedContent('properties', publishedPropertySchema, 'slug') }),
  destinations: defineCollection({ loader: publishedContent('destinations', destinationSchema) }),
  services: defineCollection({ loader: publishedContent('services', serviceSchema) }),
  teamMembers: defineCollection({ loader: publishedContent('teamMembers', teamMemberSchema) }),
  departments: defineCollection({ loader: publishedContent('departments', departmentSchema) }),
  heroImages: defineCollection({ loader: publishedContent('heroImages', heroImageSchema) }),
  featured: defineCollection({ loader: publishedContent('featured', featuredPropertySchema) }),
  legalPages: defineCollection({ loader: publishedContent('legalPages', legalPageSchema) }),
  settings: defineCollection({ loader: publishedContent('settings', siteSettingsSchema) }),
  rates: defineCollection({ loader: latestRates() }),
};
