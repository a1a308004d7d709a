import { randomUUID } from 'node:crypto';
import type { heroImageInput, serviceInput, teamMemberInput } from '#domain/content/inputs.ts';
import type { WorkingCopy } from '#domain/content/schemas.ts';
import type * as z from 'zod';
import { KINDS } from '#platform/content/content-kinds.ts';
import type { GrowingDefinition } from './content-definition.ts';
import { freeId, keepIdentity, nextPosition } from './new-identity.ts';

/** Slides of the home hero; their orders start at 1. */
export const heroImages: GrowingDefinition<z.output<typeof heroImageInput>, WorkingCopy<'heroImages'>> = {
  of: KINDS.heroImages,
  begin: async (step) => ({ id: randomUUID(), orderIndex: await nextPosition(step, KINDS.heroImages, 1) }),
  complete: keepIdentity,
};

/** Sections of the services page; their orders start at 0. */
export const services: GrowingDefinition<z.output<typeof serviceInput>, WorkingCopy<'services'>> = {
  of: KINDS.services,
  begin: async (step, { title }) => ({
    id: await freeId(step, KINDS.services, title),
    orderIndex: await nextPosition(step, KINDS.services, 0),
  }),
  complete: keepIdentity,
};

/** People of the team; the id is also the last part of the address of their page. */
export const teamMembers: GrowingDefinition<z.output<typeof teamMemberInput>, WorkingCopy<'teamMembers'>> = {
  of: KINDS.teamMembers,
  begin: async (step, { name }) => ({
    id: await freeId(step, KINDS.teamMembers, name),
    orderIndex: await nextPosition(step, KINDS.teamMembers, 0),
  }),
  complete: keepIdentity,
};
