import type { StaffMember } from '#domain/api/staff.ts';
import { Fragment, useState, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { ConfirmDialog, type Question } from '#admin/components/ConfirmDialog.tsx';
import { formatDate } from '#admin/lib/format-time.ts';
import { useStaff } from '#admin/lib/use-staff.ts';
import type { StaffChanges } from './use-staff-changes.ts';
import { STAFF_TEXT as text } from './text.ts';

interface Props {
  member: StaffMember;
  changes: StaffChanges;
}

/** A member of staff, with all actions on the account. */
export function MemberLine({ member, changes }: Props): ReactElement {
  const { name, email, role, isDisabled, invitedAt, lastSignInAt, hasSecondFactor } = member;
  const isMe = useStaff().uid === member.uid;
  const [question, setQuestion] = useState<Question | null>(null);
  const { confirm, short } = text;
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
            setQuestion({ ...confirm.role(name, next), onYes: () => changes.change(member, { role: next }) })
          }
        />
        <div className="flex flex-wrap gap-2">
          {/* Keys, so that a pressed button with the focus does not become another one. */}
          {isDisabled ? (
            <Fragment key="closed">
              <ActionButton label={text.open(name)} action={() => changes.change(member, { isDisabled: false })}>
                {short.open}
              </ActionButton>
              <ActionButton
                label={text.remove(name)}
                action={() => setQuestion({ ...confirm.remove(name), onYes: () => changes.remove(member) })}
              >
                {short.remove}
              </ActionButton>
            </Fragment>
          ) : (
            <Fragment key="open">
              {lastSignInAt === null && (
                <ActionButton label={text.again(name)} action={() => changes.inviteAgain(member)}>
                  {short.again}
                </ActionButton>
              )}
              {hasSecondFactor && !isMe && (
                <ActionButton
                  label={text.removeApp(name)}
                  action={() => setQuestion({ ...confirm.removeApp(name), onYes: () => changes.removeApp(member) })}
                >
                  {short.removeApp}
                </ActionButton>
              )}
              <ActionButton
                label={text.close(name)}
                action={() =>
                  setQuestion({ ...confirm.close(name), onYes: () => changes.change(member, { isDisabled: true }) })
                }
              >
                {short.close}
              </ActionButton>
            </Fragment>
          )}
        </div>
      </div>
      {question !== null && <ConfirmDialog {...question} onClose={() => setQuestion(null)} />}
    </li>
  );
}

function ActionButton({
  label,
  action,
  children,
}: {
  label: string;
  action: () => void;
  children: string;
}): ReactElement {
  return (
    <button type="button" className="button button-quiet" aria-label={label} onClick={action}>
      {children}
    </button>
  );
}
