import { creating, ordering, removing, saving } from './content-endpoint.ts';
import { defineApi } from './endpoint.ts';
import { withRevision } from '#domain/content/revision.ts';
import {
  departmentInput,
  destinationInput,
  featuredInput,
  heroImageInput,
  legalPageInput,
  serviceInput,
  teamMemberInput,
} from '#domain/content/inputs.ts';
import { WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { withCreationKey } from './creation-key.ts';
import { destinationSchema } from '#domain/places/destination.ts';
import { legalPageSchema } from '#domain/content/legal-page.ts';
import { siteSettingsSchema } from '#domain/site/settings.ts';
import { contentId } from '#domain/text/text-fields.ts';

const byId = { id: contentId };
const bySlug = { id: destinationSchema.shape.slug };

/** Content besides properties. Destinations, legal pages and the settings are a fixed set: they are only changed. */
export const contentApi = defineApi({
  'POST /api/admin/hero-images': creating(
    'Adds a slide at the end of the hero slideshow.',
    'body.key',
    withCreationKey(heroImageInput),
    WORKING_SCHEMAS.heroImages,
  ),
  'PUT /api/admin/hero-images/{id}': saving(
    'Saves a slide of the hero slideshow.',
    byId,
    withRevision(heroImageInput),
    WORKING_SCHEMAS.heroImages,
  ),
  'DELETE /api/admin/hero-images/{id}': removing('Takes a slide out of the hero slideshow.', contentId),
  'PUT /api/admin/hero-images-order': ordering(
    'Puts the hero slideshow in order, in one step.',
    contentId,
    WORKING_SCHEMAS.heroImages,
  ),
  'POST /api/admin/featured': creating(
    'Features a holiday rental on the home page, after those that are there.',
    'body.key',
    withCreationKey(featuredInput),
    WORKING_SCHEMAS.featured,
  ),
  'PUT /api/admin/featured/{id}': saving(
    'Saves a featured property, such as hiding it.',
    byId,
    withRevision(featuredInput),
    WORKING_SCHEMAS.featured,
  ),
  'DELETE /api/admin/featured/{id}': removing('Features a property no longer.', contentId),
  'PUT /api/admin/featured-order': ordering(
    'Puts the featured properties in order, in one step.',
    contentId,
    WORKING_SCHEMAS.featured,
  ),
  'POST /api/admin/services': creating(
    'Adds a service at the end of the services page.',
    'body.key',
    withCreationKey(serviceInput),
    WORKING_SCHEMAS.services,
  ),
  'PUT /api/admin/services/{id}': saving(
    'Saves a service.',
    byId,
    withRevision(serviceInput),
    WORKING_SCHEMAS.services,
  ),
  'DELETE /api/admin/services/{id}': removing('Deletes a service.', contentId),
  'PUT /api/admin/services-order': ordering(
    'Puts the services in order, in one step.',
    contentId,
    WORKING_SCHEMAS.services,
  ),
  'POST /api/admin/team-members': creating(
    'Adds a person to the team.',
    'body.key',
    withCreationKey(teamMemberInput),
    WORKING_SCHEMAS.teamMembers,
  ),
  'PUT /api/admin/team-members/{id}': saving(
    'Saves a person of the team.',
    byId,
    withRevision(teamMemberInput),
    WORKING_SCHEMAS.teamMembers,
  ),
  'DELETE /api/admin/team-members/{id}': removing('Takes a person out of the team.', contentId),
  'PUT /api/admin/team-members-order': ordering(
    'Puts the people of the team in order, in one step.',
    contentId,
    WORKING_SCHEMAS.teamMembers,
  ),
  'POST /api/admin/departments': creating(
    'Adds a department.',
    'body.key',
    withCreationKey(departmentInput),
    WORKING_SCHEMAS.departments,
  ),
  'PUT /api/admin/departments/{id}': saving(
    'Saves a department; a new name is also written to its members.',
    byId,
    withRevision(departmentInput),
    WORKING_SCHEMAS.departments,
  ),
  'DELETE /api/admin/departments/{id}': removing('Deletes a department, but none of its members.', contentId),
  'PUT /api/admin/departments-order': ordering(
    'Puts the departments in order, in one step.',
    contentId,
    WORKING_SCHEMAS.departments,
  ),
  'PUT /api/admin/destinations/{id}': saving(
    'Saves a destination page.',
    bySlug,
    withRevision(destinationInput),
    WORKING_SCHEMAS.destinations,
  ),
  'PUT /api/admin/destinations-order': ordering(
    'Puts the destinations in order, in one step.',
    bySlug.id,
    WORKING_SCHEMAS.destinations,
  ),
  'PUT /api/admin/legal-pages/{id}': saving(
    'Saves a legal page.',
    { id: legalPageSchema.shape.slug },
    withRevision(legalPageInput),
    WORKING_SCHEMAS.legalPages,
  ),
  'PUT /api/admin/settings': saving(
    'Saves the settings of the site.',
    {},
    withRevision(siteSettingsSchema),
    WORKING_SCHEMAS.settings,
  ),
});
