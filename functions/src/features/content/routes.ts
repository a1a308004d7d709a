import type { contentApi } from '#domain/api/content.ts';
import type { HandlerMap } from '#domain/api/handler.ts';
import type { propertiesApi } from '#domain/api/properties.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import { changeManyProperties } from './change-many-properties.ts';
import { createDocument } from './create-document.ts';
import { createProperty } from './create-property.ts';
import { departments } from './departments.ts';
import { discardChanges } from './discard-changes.ts';
import { duplicateProperty } from './duplicate-property.ts';
import { featured } from './featured.ts';
import { destinations, legalPages, settings } from './fixed-definitions.ts';
import { orderDocuments } from './order-documents.ts';
import { heroImages, services, teamMembers } from './ordered-definitions.ts';
import { properties } from './properties.ts';
import { archiveProperty, restoreProperty } from './archive-property.ts';
import { removeProperty } from './remove-property.ts';
import { restoreRevision } from './restore-revision.ts';
import { removeDocument } from './remove-document.ts';
import { saveDocument } from './save-document.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';

/** The publishing endpoints that change working copies. */
type CopyApi = Pick<typeof publishingApi, 'POST /api/admin/discards' | 'POST /api/admin/revisions/{kind}/{id}/restore'>;

/** The endpoints that change content. */
export function contentRoutes(deps: ContentDeps): HandlerMap<typeof propertiesApi & typeof contentApi & CopyApi> {
  const saveSettings = saveDocument(deps, settings);
  return {
    'POST /api/admin/properties': createProperty(deps),
    'PUT /api/admin/properties/{id}': saveDocument(deps, properties),
    'DELETE /api/admin/properties/{id}': removeProperty(deps),
    'POST /api/admin/properties/{id}/archive': archiveProperty(deps),
    'POST /api/admin/properties/{id}/restore': restoreProperty(deps),
    'POST /api/admin/properties/{id}/duplicate': duplicateProperty(deps),
    'POST /api/admin/properties-bulk': changeManyProperties(deps),
    'POST /api/admin/discards': discardChanges(deps),
    'POST /api/admin/revisions/{kind}/{id}/restore': restoreRevision(deps),
    'POST /api/admin/hero-images': createDocument(deps, heroImages),
    'PUT /api/admin/hero-images/{id}': saveDocument(deps, heroImages),
    'DELETE /api/admin/hero-images/{id}': removeDocument(deps, heroImages),
    'PUT /api/admin/hero-images-order': orderDocuments(deps, heroImages.of, 1),
    'POST /api/admin/featured': createDocument(deps, featured),
    'PUT /api/admin/featured/{id}': saveDocument(deps, featured),
    'DELETE /api/admin/featured/{id}': removeDocument(deps, featured),
    'PUT /api/admin/featured-order': orderDocuments(deps, featured.of, 1),
    'POST /api/admin/services': createDocument(deps, services),
    'PUT /api/admin/services/{id}': saveDocument(deps, services),
    'DELETE /api/admin/services/{id}': removeDocument(deps, services),
    'PUT /api/admin/services-order': orderDocuments(deps, services.of, 0),
    'POST /api/admin/team-members': createDocument(deps, teamMembers),
    'PUT /api/admin/team-members/{id}': saveDocument(deps, teamMembers),
    'DELETE /api/admin/team-members/{id}': removeDocument(deps, teamMembers),
    'PUT /api/admin/team-members-order': orderDocuments(deps, teamMembers.of, 0),
    'POST /api/admin/departments': createDocument(deps, departments),
    'PUT /api/admin/departments/{id}': saveDocument(deps, departments),
    'DELETE /api/admin/departments/{id}': removeDocument(deps, departments),
    'PUT /api/admin/departments-order': orderDocuments(deps, departments.of, 0),
    'PUT /api/admin/destinations/{id}': saveDocument(deps, destinations),
    'PUT /api/admin/destinations-order': orderDocuments(deps, destinations.of, 0),
    'PUT /api/admin/legal-pages/{id}': saveDocument(deps, legalPages),
    'PUT /api/admin/settings': ({ body, member }) => saveSettings({ params: { id: SITE_SETTINGS_ID }, body, member }),
  };
}
