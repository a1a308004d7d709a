import * as z from 'zod';

/** The roles of staff in the custom claim `role`. */
export const STAFF_ROLES = ['editor', 'concierge', 'admin'] as const;

/** Editor (content and publishing), concierge (enquiries, submissions, subscribers) or admin (everything, and staff). */
export const staffRoleSchema = z.enum(STAFF_ROLES);

export type StaffRole = z.infer<typeof staffRoleSchema>;

/** Roles that change content and publish it. */
export const EDITORS = ['editor', 'admin'] as const satisfies readonly StaffRole[];

/** Roles that see what visitors sent. */
export const CONCIERGES = ['concierge', 'admin'] as const satisfies readonly StaffRole[];
