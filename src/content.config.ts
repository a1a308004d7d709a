import { defineCollection } from 'astro:content';
import { PUBLISHED_SCHEMAS } from '@site/domain/content-schemas';
import { publishedContent } from './build/firestore-loader.ts';
import { latestRates } from './build/rates-loader.ts';

/** Everything the public pages are made from, as published. */
export const collections = {
  properties: defineCollection({ loader: publishedContent('properties', PUBLISHED_SCHEMAS.properties, 'slug') }),
  destinations: defineCollection({ loader: publishedContent('destinations', PUBLISHED_SCHEMAS.destinations) }),
  services: defineCollection({ loader: publishedContent('services', PUBLISHED_SCHEMAS.services) }),
  teamMembers: defineCollection({ loader: publishedContent('teamMembers', PUBLISHED_SCHEMAS.teamMembers) }),
  departments: defineCollection({ loader: publishedContent('departments', PUBLISHED_SCHEMAS.departments) }),
  heroImages: defineCollection({ loader: publishedContent('heroImages', PUBLISHED_SCHEMAS.heroImages) }),
  featured: defineCollection({ loader: publishedContent('featured', PUBLISHED_SCHEMAS.featured) }),
  legalPages: defineCollection({ loader: publishedContent('legalPages', PUBLISHED_SCHEMAS.legalPages) }),
  settings: defineCollection({ loader: publishedContent('settings', PUBLISHED_SCHEMAS.settings) }),
  rates: defineCollection({ loader: latestRates() }),
};
