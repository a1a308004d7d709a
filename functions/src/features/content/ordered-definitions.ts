import { randomUUID } from 'node:crypto';
import type { ContentInput, WorkingCopy } from '#domain/content/schemas.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import type { GrowingDefinition } from './content-definition.ts';
import { chooseId, keepIdentity, nextPosition } from './new-identity.ts';

/** Slides of the home hero; their positions start at 1. */
export const heroImages: GrowingDefinition<ContentInput<'heroImages'>, WorkingCopy<'heroImages'>> = {
  of: KINDS.heroImages,
  begin: async (step) => ({ id: randomUUID(), orderIndex: await nextPosition(step, KINDS.heroImages, 1) }),
  complete: keepIdentity,
};

/** Sections of the services page; their positions start at 0. */
export const services: GrowingDefinition<ContentInput<'services'>, WorkingCopy<'services'>> = {
  of: KINDS.services,
  begin: async (step, { title }) => ({
    id: await chooseId(step, KINDS.services, title),
    orderIndex: await nextPosition(step, KINDS.services, 0),
  }),
  complete: keepIdentity,
};

/** Team members; the id is also the last part of the path of their page. */
export const teamMembers: GrowingDefinition<ContentInput<'teamMembers'>, WorkingCopy<'teamMembers'>> = {
  of: KINDS.teamMembers,
  begin: async (step, { name }) => ({
    id: await chooseId(step, KINDS.teamMembers, name),
    orderIndex: await nextPosition(step, KINDS.teamMembers, 0),
  }),
  complete: keepIdentity,
};
