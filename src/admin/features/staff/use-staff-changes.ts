import type { StaffMember } from '#domain/api/staff.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import { StaffFailure } from '#admin/lib/staff-failure.ts';
import { changeMember, inviteAgain, removeMember, removeSecondFactor, STAFF_KEY } from './staff-calls.ts';
import { STAFF_TEXT as text } from './text.ts';

/** What can be done to those who work here. */
export interface StaffChanges {
  /** Why the last thing failed; '' otherwise. */
  readonly failure: string;
  /** What was done last; '' for nothing to tell. */
  readonly done: string;
  /** Changes role or state. */
  readonly change: (member: StaffMember, fields: Partial<Pick<StaffMember, 'role' | 'isDisabled'>>) => void;
  /** Sends the invitation again. */
  readonly again: (member: StaffMember) => void;
  /** Takes somebody off the list. */
  readonly remove: (member: StaffMember) => void;
  /** Removes the authenticator app of somebody who has lost it. */
  readonly removeApp: (member: StaffMember) => void;
  /** Takes up somebody who was just invited. */
  readonly welcome: (member: StaffMember) => void;
}

interface Action {
  readonly act: () => Promise<unknown>;
  readonly fallback: string;
  readonly done: string;
}

/** Changes of the staff, one after the other; the list is read anew after each, as roles are nothing to guess at. */
export function useStaffChanges(): StaffChanges {
  const client = useQueryClient();
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');
  const { mutate } = useMutation({
    scope: { id: 'staff' },
    networkMode: 'always',
    mutationFn: async ({ act }: Action) => {
      await act();
    },
    onMutate: () => {
      setFailure('');
      setDone('');
    },
    onSuccess: (_nothing, action) => setDone(action.done),
    onError: (error, { fallback }) => {
      const isStale = error instanceof StaffFailure && error.code === 'conflict';
      setFailure(isStale ? text.changedMeanwhile : failureText(error, fallback));
    },
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_KEY }),
  });
  return {
    failure,
    done,
    change: (member, fields) =>
      mutate({ act: () => changeMember(member, fields), fallback: text.changeFailed, done: '' }),
    again: (member) =>
      mutate({ act: () => inviteAgain(member), fallback: text.againFailed, done: text.invited(member.name) }),
    remove: (member) => mutate({ act: () => removeMember(member), fallback: text.removeFailed, done: '' }),
    removeApp: (member) =>
      mutate({
        act: () => removeSecondFactor(member),
        fallback: text.removeAppFailed,
        done: text.appRemoved(member.name),
      }),
    welcome: ({ name }) => {
      setFailure('');
      setDone(text.invited(name));
      void client.invalidateQueries({ queryKey: STAFF_KEY });
    },
  };
}
