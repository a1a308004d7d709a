import { staffApi, type StaffMember } from '#domain/api/staff.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { STAFF_KEY } from '#admin/lib/use-staff-list.ts';
import { failureText } from '#admin/lib/failure-text.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { readAgain } from '#admin/lib/query-client.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { STAFF_TEXT as text } from './text.ts';

export interface StaffChanges {
  /** '' for none. */
  readonly failure: string;
  /** Message about the last success; '' for none. */
  readonly done: string;
  readonly change: (member: StaffMember, fields: Partial<Pick<StaffMember, 'role' | 'isDisabled'>>) => void;
  readonly inviteAgain: (member: StaffMember) => void;
  readonly remove: (member: StaffMember) => void;
  readonly removeApp: (member: StaffMember) => void;
  readonly confirmInvitation: (member: StaffMember) => void;
}

interface Action {
  readonly run: () => Promise<unknown>;
  readonly fallback: string;
  readonly done: string;
}

/** Changes of staff accounts in a serial queue. Not optimistic: the list is read again after each. */
export function useStaffChanges(): StaffChanges {
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');
  const { mutateAsync } = useMutation({
    scope: { id: 'staff' },
    networkMode: 'always',
    mutationFn: async ({ run }: Action) => {
      await run();
    },
    onMutate: () => {
      setFailure('');
      setDone('');
    },
    onSuccess: (_nothing, action) => setDone(action.done),
    onError: (error, { fallback }) => {
      const isStale = error instanceof ApiFailure && error.code === 'conflict';
      setFailure(isStale ? text.changedMeanwhile : failureText(error, fallback));
    },
    onSettled: () => readAgain(STAFF_KEY),
  });
  // The button that was pressed may be gone afterwards. A failure has its message already.
  const mutate = (action: Action): void => void keepFocus(() => mutateAsync(action)).catch(() => undefined);
  return {
    failure,
    done,
    // Based on the revision that the screen shows.
    change: ({ uid, rev, name, role, isDisabled }, fields) => {
      const call = { params: { uid }, body: { rev, role, isDisabled, ...fields } };
      mutate({
        run: () => callAsStaff(staffApi, 'PUT /api/admin/staff/{uid}', call),
        fallback: text.changeFailed,
        done: text.changed(name, fields),
      });
    },
    inviteAgain: ({ uid, name }) =>
      mutate({
        run: () => callAsStaff(staffApi, 'POST /api/admin/staff/{uid}/invitation', { params: { uid } }),
        fallback: text.againFailed,
        done: text.invited(name),
      }),
    remove: ({ uid, rev, name }) =>
      mutate({
        run: () =>
          callAsStaff(staffApi, 'DELETE /api/admin/staff/{uid}', { params: { uid }, query: { rev: String(rev) } }),
        fallback: text.removeFailed,
        done: text.removed(name),
      }),
    removeApp: ({ uid, name }) =>
      mutate({
        run: () => callAsStaff(staffApi, 'DELETE /api/admin/staff/{uid}/second-factor', { params: { uid } }),
        fallback: text.removeAppFailed,
        done: text.appRemoved(name),
      }),
    confirmInvitation: ({ name }) => {
      setFailure('');
      setDone(text.invited(name));
      void readAgain(STAFF_KEY);
    },
  };
}
