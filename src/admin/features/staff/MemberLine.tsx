import type { StaffMember } from '#domain/api/staff.ts';
import { useState, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { ConfirmDialog, type Question } from '#admin/components/ConfirmDialog.tsx';
import { formatDate } from '#admin/lib/format-time.ts';
import { useStaff } from '#admin/lib/use-staff.ts';
import type { StaffChanges } from './use-staff-changes.ts';
import { STAFF_TEXT as text } from './text.ts';

const ACTIONS = ['open', 'remove', 'again', 'removeApp', 'close'] as const;

interface Props {
  member: StaffMember;
  changes: StaffChanges;
}

/** A member of staff, with all actions on the account. */
export function MemberLine({ member, changes }: Props): ReactElement {
  const { name, email, role, isDisabled, invitedAt, lastSignInAt, hasSecondFactor } = member;
  const isMe = useStaff().uid === member.uid;
  const [question, setQuestion] = useState<Question | null>(null);
  const { confirm } = text;
  const offered = {
    open: isDisabled,
    remove: isDisabled,
    again: !isDisabled && lastSignInAt === null,
    removeApp: !isDisabled && hasSecondFactor && !isMe,
    close: !isDisabled,
  };
  const act = {
    open: () => changes.change(member, { isDisabled: false }),
    remove: () => setQuestion({ ...confirm.remove(name), onYes: () => changes.remove(member) }),
    again: () => changes.inviteAgain(member),
    removeApp: () => setQuestion({ ...confirm.removeApp(name), onYes: () => changes.removeApp(member) }),
    close: () =>
      setQuestion({ ...confirm.close(name, isMe), onYes: () => changes.change(member, { isDisabled: true }) }),
  };
  return (
    <li className="record">
      <div className={`min-w-0 flex-[1_1_18rem] ${isDisabled ? 'text-ink-soft' : ''}`}>
        <p className="text-title">
          {name}
          {isMe && <span className="ml-3 font-text text-small whitespace-nowrap text-clay">{text.you}</span>}
          {isDisabled && <span className="ml-3 font-text text-small whitespace-nowrap text-clay">{text.closed}</span>}
        </p>
        <p className="wrap-anywhere">{email}</p>
        <p className="text-small text-ink-soft">
          {text.invitedOn(formatDate(invitedAt))} ·{' '}
          {lastSignInAt === null ? text.never : text.lastSignIn(formatDate(lastSignInAt))} ·{' '}
          {hasSecondFactor ? text.withApp : text.withoutApp}
        </p>
      </div>
      <div className="flex flex-[0_1_40rem] flex-wrap items-end gap-x-5 gap-y-3">
        <Choice
          className="grid min-w-0 flex-[1_1_15rem]"
          label={text.role(name)}
          value={role}
          options={text.roles}
          choose={(next) =>
            setQuestion({ ...confirm.role(name, next, isMe), onYes: () => changes.change(member, { role: next }) })
          }
        />
        <div className="flex flex-wrap gap-2">
          {ACTIONS.filter((action) => offered[action]).map((action) => (
            // A key of its own, so that a pressed button with the focus does not become another one.
            <button
              key={action}
              type="button"
              className="button button-quiet"
              aria-label={text[action](name)}
              onClick={act[action]}
            >
              {text.short[action]}
            </button>
          ))}
        </div>
      </div>
      {question !== null && <ConfirmDialog {...question} onClose={() => setQuestion(null)} />}
    </li>
  );
}
