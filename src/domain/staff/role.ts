import * as z from 'zod';

/** The roles a staff account may carry in its custom claim `role`. */
export const STAFF_ROLES = ['editor', 'concierge', 'admin'] as const;

/** A staff role: editor (content and publishing), concierge (enquiries, submissions, subscribers) or admin (all, and staff roles). */
export const staffRoleSchema = z.enum(STAFF_ROLES);

/** A staff role. */
export type StaffRole = z.infer<typeof staffRoleSchema>;
