import { staffRoleSchema, type StaffRole } from '@site/domain/staff-role';
import { currentMember } from '../member/session.ts';

/** Who sits before the back office: nobody, a member without a role, or staff. */
export type Visitor = { readonly kind: 'nobody' } | { readonly kind: 'member' } | StaffMember;

/** Somebody who works here. */
export interface StaffMember {
  /** Tells staff from others. */
  readonly kind: 'staff';
  /** Account's id. */
  readonly uid: string;
  /** What the account may do. */
  readonly role: StaffRole;
}

/** Finds out who is signed in; the role comes from a fresh token, so that one just given counts. */
export async function currentVisitor(): Promise<Visitor> {
  const member = await currentMember();
  if (member === null) return { kind: 'nobody' };
  const { claims } = await member.getIdTokenResult(true);
  const role = staffRoleSchema.safeParse(claims['role']);
  return role.success ? { kind: 'staff', uid: member.uid, role: role.data } : { kind: 'member' };
}
