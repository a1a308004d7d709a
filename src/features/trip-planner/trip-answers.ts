import { tripRequestSchema } from '#domain/trip/request.ts';
import type * as z from 'zod';

/** The planner's answers without the sender, who is asked last. */
export const tripAnswersSchema = tripRequestSchema.omit({ name: true, email: true, phone: true }).strip();

/** The planner's answers without the sender. */
export type TripAnswers = z.output<typeof tripAnswersSchema>;
