import * as z from 'zod';

/** The roles of staff in the custom claim `role`. */
export const STAFF_ROLES = ['editor', 'concierge', 'admin'] as const;

/** Editor (content and publishing), concierge (enquiries, submissions, subscribers) or admin (everything, and staff). */
export const staffRoleSchema = z.enum(STAFF_ROLES);

export type StaffRole = z.infer<typeof staffRoleSchema>;

/** Roles with the same access. */
export type RoleList = readonly [StaffRole, ...StaffRole[]];

/** Roles that change content and publish it. */
export const EDITORS: RoleList = ['editor', 'admin'];

/** Roles that see what visitors sent. */
export const CONCIERGES: RoleList = ['concierge', 'admin'];

/** Roles that manage staff, see the audit log and personal data, and roll the site back. */
export const ADMINS: RoleList = ['admin'];
