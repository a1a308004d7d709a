import { randomUUID } from 'node:crypto';
import { propertiesApi } from '#domain/api/properties.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { propertyInputOf } from '#domain/property/input.ts';
import type { ContentFixture } from './fixture.ts';
import { propertyForm } from './forms.ts';

/** Response of the API to a saved property. */
export const savedPropertySchema = propertiesApi['PUT /api/admin/properties/{id}'].response;

export const propertyApiPath = (id: string): string => `/api/admin/properties/${id}`;

/** Properties that an editor creates over the API; deleted with the content fixture. */
export interface PropertyFixture {
  readonly create: (fields?: Parameters<typeof propertyForm>[0]) => Promise<WorkingProperty>;
  /** Saves changed fields, based on the revision of `property`. */
  readonly change: (property: WorkingProperty, fields: Partial<WorkingProperty>) => Promise<Response>;
  /** Adds a hidden entry to the featured properties and returns its id. */
  readonly feature: (propertyId: string) => Promise<string>;
}

export function openPropertyFixture(content: ContentFixture): PropertyFixture {
  return {
    create: async (fields = {}) => {
      const form = propertyForm(fields);
      content.deleteAfterwards('properties', form.id);
      return savedPropertySchema.parse(await (await content.call('POST', '/api/admin/properties', form)).json())
        .document;
    },
    change: (property, fields) => {
      const body = { ...propertyInputOf({ ...property, ...fields }), rev: property.rev };
      return content.call('PUT', propertyApiPath(property.id), body);
    },
    feature: async (propertyId) => {
      const id = randomUUID();
      await content.firestore.doc(`featured/${id}`).set({ id, propertyId, orderIndex: 900, isActive: false, rev: 1 });
      content.deleteAfterwards('featured', id);
      return id;
    },
  };
}
