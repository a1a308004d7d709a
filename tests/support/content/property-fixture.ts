import { randomUUID } from 'node:crypto';
import { propertiesApi } from '#domain/api/properties.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { propertyInputOf } from '#domain/property/input.ts';
import type { ContentFixture } from './content-fixture.ts';
import { propertyForm } from './property-form.ts';

/** What is answered when a property was written. */
export const savedProperty = propertiesApi['PUT /api/admin/properties/{id}'].response;

/** Address of a property in the API. */
export const propertyPathOf = (id: string): string => `/api/admin/properties/${id}`;

/** What tests do with properties at a desk. */
export interface PropertyFixture {
  /** Creates one, with what a test says differently. */
  readonly create: (given?: Parameters<typeof propertyForm>[0]) => Promise<WorkingProperty>;
  /** Saves one with other values, from the revision it has. */
  readonly change: (property: WorkingProperty, fields: Partial<WorkingProperty>) => Promise<Response>;
  /** Puts one among the featured, hidden and at the end, and gives the id of that entry. */
  readonly feature: (propertyId: string) => Promise<string>;
}

/** Properties at a desk, forgotten with it. */
export function openPropertyFixture(fixture: ContentFixture): PropertyFixture {
  return {
    create: async (given = {}) => {
      const form = propertyForm(given);
      fixture.forget('properties', form.id);
      return savedProperty.parse(await (await fixture.call('POST', '/api/admin/properties', form)).json()).document;
    },
    change: (property, fields) => {
      const body = { ...propertyInputOf({ ...property, ...fields }), rev: property.rev };
      return fixture.call('PUT', propertyPathOf(property.id), body);
    },
    feature: async (propertyId) => {
      const id = randomUUID();
      await fixture.firestore.doc(`featured/${id}`).set({ id, propertyId, orderIndex: 900, isActive: false, rev: 1 });
      fixture.forget('featured', id);
      return id;
    },
  };
}
