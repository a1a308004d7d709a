import { STAFF_ROLES, type StaffRole } from '#domain/staff/role.ts';

const ROLES: Readonly<Record<StaffRole, string>> = {
  editor: 'Editor: content and publishing',
  concierge: 'Concierge: messages and subscribers',
  admin: 'Admin: everything, staff too',
};

export const STAFF_TEXT = {
  title: 'Staff',
  introduction: 'Everyone who works here and what they may do. Changes take effect immediately.',
  loading: 'Loading staff...',
  failed: 'Failed to fetch staff',
  none: 'No staff yet',
  invite: 'Invite a colleague',
  list: 'Staff',
  fields: { name: 'Name', email: 'Email', role: 'Role' },
  send: 'Send invitation',
  inviteRejected: (reason: string) => `Failed to invite: ${reason}`,
  invited: (name: string) => `An invitation has been sent to ${name}.`,
  roles: STAFF_ROLES.map((id) => ({ id, label: ROLES[id] })),
  role: (name: string) => `Role of ${name}`,
  you: 'you',
  closed: 'Closed',
  invitedOn: (day: string) => `Invited ${day}`,
  lastSignIn: (day: string) => `Last signed in ${day}`,
  never: 'Has never signed in',
  withApp: 'Authenticator app',
  withoutApp: 'Password only',
  removeApp: (name: string) => `Remove the authenticator app of ${name}`,
  appRemoved: (name: string) => `The authenticator app was removed. ${name} has been told by email.`,
  removeAppFailed: 'Failed to remove the authenticator app',
  close: (name: string) => `Close the account of ${name}`,
  open: (name: string) => `Reopen the account of ${name}`,
  again: (name: string) => `Invite again: ${name}`,
  remove: (name: string) => `Remove ${name} from the list`,
  short: {
    close: 'Close the account',
    open: 'Reopen the account',
    again: 'Invite again',
    remove: 'Remove',
    removeApp: 'Remove the authenticator app',
  },
  changeFailed: 'Failed to change the account',
  againFailed: 'Failed to send the invitation',
  changed: (name: string, { isDisabled }: { readonly isDisabled?: boolean }) => {
    if (isDisabled === undefined) return `The role of ${name} was changed.`;
    return isDisabled ? `The account of ${name} was closed.` : `The account of ${name} was reopened.`;
  },
  removed: (name: string) => `${name} was removed.`,
  removeFailed: 'Failed to remove a colleague',
  changedMeanwhile:
    'A colleague changed this in the meantime. The list shows the current state: please check it and try again.',
  confirm: {
    role: (name: string, role: string, isMe: boolean) => ({
      title: isMe ? `Change your own role to ${role}?` : `Make ${name} ${role}?`,
      children: isMe
        ? 'You have to sign in again and can then no longer manage staff. Only another administrator can change it back.'
        : 'They have to sign in again and then have the new role.',
      yes: 'Change the role',
    }),
    close: (name: string, isMe: boolean) => ({
      title: isMe ? 'Close your own account?' : `Close the account of ${name}?`,
      children: isMe
        ? 'You are signed out immediately on every device. Only another administrator can reopen the account.'
        : 'They are signed out immediately on every device. You can reopen the account later.',
      yes: 'Close the account',
    }),
    remove: (name: string) => ({
      title: `Remove ${name} from the list?`,
      children: 'The account is deleted. To return, they have to be invited again.',
      yes: 'Remove',
    }),
    removeApp: (name: string) => ({
      title: `Remove the authenticator app of ${name}?`,
      children:
        'For a lost phone. They are signed out everywhere, sign in with the password alone, and set up the app again.',
      yes: 'Remove the app',
    }),
  },
} as const;
