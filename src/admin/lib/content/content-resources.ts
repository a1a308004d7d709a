import { CONTENT_INPUTS, WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import { contentResource } from './content-resource.ts';

export type StoredSlide = WorkingCopy<'heroImages'>;
export type StoredFeatured = WorkingCopy<'featured'>;
export type StoredService = WorkingCopy<'services'>;
export type StoredMember = WorkingCopy<'teamMembers'>;
export type StoredDepartment = WorkingCopy<'departments'>;

export const heroImagesResource = contentResource('heroImages', WORKING_SCHEMAS.heroImages, CONTENT_INPUTS.heroImages);
export const featuredResource = contentResource('featured', WORKING_SCHEMAS.featured, CONTENT_INPUTS.featured);
export const servicesResource = contentResource('services', WORKING_SCHEMAS.services, CONTENT_INPUTS.services);
export const membersResource = contentResource('teamMembers', WORKING_SCHEMAS.teamMembers, CONTENT_INPUTS.teamMembers);
export const departmentsResource = contentResource(
  'departments',
  WORKING_SCHEMAS.departments,
  CONTENT_INPUTS.departments,
);
export const destinationsResource = contentResource(
  'destinations',
  WORKING_SCHEMAS.destinations,
  CONTENT_INPUTS.destinations,
);
export const legalPagesResource = contentResource('legalPages', WORKING_SCHEMAS.legalPages, CONTENT_INPUTS.legalPages);
