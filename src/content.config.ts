import { defineCollection } from 'astro:content';
import { contentLoader } from '#content/content-loader.ts';
import { CONTENT_SOURCES } from '#content/content-sources.ts';
import { propertiesLoader } from '#content/properties-loader.ts';

export const collections = {
  properties: defineCollection({ loader: propertiesLoader }),
  destinations: defineCollection({ loader: contentLoader(CONTENT_SOURCES.destinations) }),
  services: defineCollection({ loader: contentLoader(CONTENT_SOURCES.services) }),
  teamMembers: defineCollection({ loader: contentLoader(CONTENT_SOURCES.teamMembers) }),
  departments: defineCollection({ loader: contentLoader(CONTENT_SOURCES.departments) }),
  heroImages: defineCollection({ loader: contentLoader(CONTENT_SOURCES.heroImages) }),
  featured: defineCollection({ loader: contentLoader(CONTENT_SOURCES.featured) }),
  legalPages: defineCollection({ loader: contentLoader(CONTENT_SOURCES.legalPages) }),
  settings: defineCollection({ loader: contentLoader(CONTENT_SOURCES.settings) }),
  rates: defineCollection({ loader: contentLoader(CONTENT_SOURCES.rates) }),
  replyTime: defineCollection({ loader: contentLoader(CONTENT_SOURCES.replyTime) }),
  stays: defineCollection({ loader: contentLoader(CONTENT_SOURCES.stays) }),
} satisfies Record<keyof typeof CONTENT_SOURCES | 'properties', unknown>;
