import type * as z from 'zod';
import { CONTENT_INPUTS, WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { withRevision } from '#domain/content/revision.ts';
import { contentId } from '#domain/text/text-fields.ts';
import { defineCreate, defineDelete, defineReorder, defineSave } from './content-endpoint.ts';
import { withCreationKey } from './creation-key.ts';
import { defineApi } from './endpoint.ts';

/** The contracts for documents of one kind, each with its summary. */
function contractsOf<Id extends z.ZodType, Shape extends z.core.$ZodLooseShape, Document extends z.ZodType>(
  id: Id,
  input: z.ZodObject<Shape, z.core.$strict>,
  document: Document,
) {
  return {
    create: (summary: string) => defineCreate(summary, 'body.key', withCreationKey(input), document),
    save: (summary: string) => defineSave(summary, { id }, withRevision(input), document),
    remove: (summary: string) => defineDelete(summary, id),
    reorder: (summary: string) => defineReorder(summary, id, document),
  };
}

const heroImages = contractsOf(contentId, CONTENT_INPUTS.heroImages, WORKING_SCHEMAS.heroImages);
const featured = contractsOf(contentId, CONTENT_INPUTS.featured, WORKING_SCHEMAS.featured);
const services = contractsOf(contentId, CONTENT_INPUTS.services, WORKING_SCHEMAS.services);
const teamMembers = contractsOf(contentId, CONTENT_INPUTS.teamMembers, WORKING_SCHEMAS.teamMembers);
const departments = contractsOf(contentId, CONTENT_INPUTS.departments, WORKING_SCHEMAS.departments);
const destinations = contractsOf(
  WORKING_SCHEMAS.destinations.shape.slug,
  CONTENT_INPUTS.destinations,
  WORKING_SCHEMAS.destinations,
);
const legalPages = contractsOf(
  WORKING_SCHEMAS.legalPages.shape.slug,
  CONTENT_INPUTS.legalPages,
  WORKING_SCHEMAS.legalPages,
);

/** Content besides properties. Destinations, legal pages and the settings are a fixed set: they are only changed. */
export const contentApi = defineApi({
  'POST /api/admin/hero-images': heroImages.create('Adds a slide at the end of the hero slideshow.'),
  'PUT /api/admin/hero-images/{id}': heroImages.save('Saves a slide of the hero slideshow.'),
  'DELETE /api/admin/hero-images/{id}': heroImages.remove('Takes a slide out of the hero slideshow.'),
  'PUT /api/admin/hero-images-order': heroImages.reorder('Puts the hero slideshow in order, in one step.'),
  'POST /api/admin/featured': featured.create(
    'Features a holiday rental on the home page, after those that are there.',
  ),
  'PUT /api/admin/featured/{id}': featured.save('Saves a featured property, such as hiding it.'),
  'DELETE /api/admin/featured/{id}': featured.remove('Features a property no longer.'),
  'PUT /api/admin/featured-order': featured.reorder('Puts the featured properties in order, in one step.'),
  'POST /api/admin/services': services.create('Adds a service at the end of the services page.'),
  'PUT /api/admin/services/{id}': services.save('Saves a service.'),
  'DELETE /api/admin/services/{id}': services.remove('Deletes a service.'),
  'PUT /api/admin/services-order': services.reorder('Puts the services in order, in one step.'),
  'POST /api/admin/team-members': teamMembers.create('Adds a person to the team.'),
  'PUT /api/admin/team-members/{id}': teamMembers.save('Saves a person of the team.'),
  'DELETE /api/admin/team-members/{id}': teamMembers.remove('Takes a person out of the team.'),
  'PUT /api/admin/team-members-order': teamMembers.reorder('Puts the people of the team in order, in one step.'),
  'POST /api/admin/departments': departments.create('Adds a department.'),
  'PUT /api/admin/departments/{id}': departments.save('Saves a department; a new name is also written to its members.'),
  'DELETE /api/admin/departments/{id}': departments.remove('Deletes a department, but none of its members.'),
  'PUT /api/admin/departments-order': departments.reorder('Puts the departments in order, in one step.'),
  'PUT /api/admin/destinations/{id}': destinations.save('Saves a destination page.'),
  'PUT /api/admin/destinations-order': destinations.reorder('Puts the destinations in order, in one step.'),
  'PUT /api/admin/legal-pages/{id}': legalPages.save('Saves a legal page.'),
  'PUT /api/admin/settings': defineSave(
    'Saves the settings of the site.',
    {},
    withRevision(CONTENT_INPUTS.settings),
    WORKING_SCHEMAS.settings,
  ),
});
