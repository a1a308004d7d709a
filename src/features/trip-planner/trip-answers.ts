import { tripRequestSchema } from '#domain/trip/request.ts';
import type * as z from 'zod';

/** The planner's fields without those of the sender, which come last. */
export const tripAnswersSchema = tripRequestSchema.omit({ name: true, email: true, phone: true }).strip();

export type TripAnswers = z.output<typeof tripAnswersSchema>;
