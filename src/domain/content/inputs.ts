import { destinationSchema } from '#domain/places/destination.ts';
import { featuredPropertySchema, heroImageSchema } from './home.ts';
import { legalPageSchema } from './legal-page.ts';
import { serviceSchema } from './service.ts';
import { departmentSchema, teamMemberSchema } from './team.ts';

// What an editor writes of each kind: all of the document but its id and its position, which the house gives.

/** A slide of the home hero. */
export const heroImageInput = heroImageSchema.omit({ id: true, orderIndex: true });

/** A property on the home page. */
export const featuredInput = featuredPropertySchema.omit({ id: true, orderIndex: true });

/** A section of the services page. */
export const serviceInput = serviceSchema.omit({ id: true, orderIndex: true });

/** A person of the team. */
export const teamMemberInput = teamMemberSchema.omit({ id: true, orderIndex: true });

/** A department of the team. */
export const departmentInput = departmentSchema.omit({ id: true, orderIndex: true });

/** A destination page. */
export const destinationInput = destinationSchema.omit({ slug: true, orderIndex: true });

/** A legal page. */
export const legalPageInput = legalPageSchema.omit({ slug: true });
