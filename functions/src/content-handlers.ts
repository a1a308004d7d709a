import type { contentApi } from '@site/domain/api-content';
import type { HandlerMap } from '@site/domain/api-handler';
import type { propertiesApi } from '@site/domain/api-properties';
import { SITE_SETTINGS_ID } from '@site/domain/firestore-collections';
import { changeManyProperties } from './features/content/change-many-properties.ts';
import { createDocument } from './features/content/create-document.ts';
import { createProperty } from './features/content/create-property.ts';
import { departments } from './features/content/departments.ts';
import { duplicateProperty } from './features/content/duplicate-property.ts';
import { featured } from './features/content/featured.ts';
import { destinations, legalPages, settings } from './features/content/fixed-definitions.ts';
import { orderDocuments } from './features/content/order-documents.ts';
import { heroImages, services, teamMembers } from './features/content/ordered-definitions.ts';
import { properties } from './features/content/properties.ts';
import { archiveProperty, restoreProperty } from './features/content/put-away.ts';
import { removeProperty } from './features/content/remove-property.ts';
import { removeDocument } from './features/content/remove-document.ts';
import { saveDocument } from './features/content/save-document.ts';
import type { ContentHouse } from './platform/content-step.ts';

/** The handlers of all endpoints that change content. */
export function contentHandlers(house: ContentHouse): HandlerMap<typeof propertiesApi & typeof contentApi> {
  const saveSettings = saveDocument(house, settings);
  return {
    'POST /api/admin/properties': createProperty(house),
    'PUT /api/admin/properties/{id}': saveDocument(house, properties),
    'DELETE /api/admin/properties/{id}': removeProperty(house),
    'POST /api/admin/properties/{id}/archive': archiveProperty(house),
    'POST /api/admin/properties/{id}/restore': restoreProperty(house),
    'POST /api/admin/properties/{id}/duplicate': duplicateProperty(house),
    'POST /api/admin/properties-bulk': changeManyProperties(house),
    'POST /api/admin/hero-images': createDocument(house, heroImages),
    'PUT /api/admin/hero-images/{id}': saveDocument(house, heroImages),
    'DELETE /api/admin/hero-images/{id}': removeDocument(house, heroImages),
    'PUT /api/admin/hero-images-order': orderDocuments(house, heroImages.of, 1),
    'POST /api/admin/featured': createDocument(house, featured),
    'PUT /api/admin/featured/{id}': saveDocument(house, featured),
    'DELETE /api/admin/featured/{id}': removeDocument(house, featured),
    'PUT /api/admin/featured-order': orderDocuments(house, featured.of, 1),
    'POST /api/admin/services': createDocument(house, services),
    'PUT /api/admin/services/{id}': saveDocument(house, services),
    'DELETE /api/admin/services/{id}': removeDocument(house, services),
    'PUT /api/admin/services-order': orderDocuments(house, services.of, 0),
    'POST /api/admin/team-members': createDocument(house, teamMembers),
    'PUT /api/admin/team-members/{id}': saveDocument(house, teamMembers),
    'DELETE /api/admin/team-members/{id}': removeDocument(house, teamMembers),
    'PUT /api/admin/team-members-order': orderDocuments(house, teamMembers.of, 0),
    'POST /api/admin/departments': createDocument(house, departments),
    'PUT /api/admin/departments/{id}': saveDocument(house, departments),
    'DELETE /api/admin/departments/{id}': removeDocument(house, departments),
    'PUT /api/admin/departments-order': orderDocuments(house, departments.of, 0),
    'PUT /api/admin/destinations/{id}': saveDocument(house, destinations),
    'PUT /api/admin/destinations-order': orderDocuments(house, destinations.of, 0),
    'PUT /api/admin/legal-pages/{id}': saveDocument(house, legalPages),
    'PUT /api/admin/settings': ({ body, member }) => saveSettings({ params: { id: SITE_SETTINGS_ID }, body, member }),
  };
}
