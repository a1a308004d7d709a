import type { StaffMember } from '#domain/api/staff.ts';
import { useState, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { dayText } from '#admin/lib/format-time.ts';
import { useStaff } from '#admin/lib/use-staff.ts';
import type { StaffChanges } from './use-staff-changes.ts';
import { STAFF_TEXT as text } from './text.ts';

interface Props {
  /** Who. */
  member: StaffMember;
  /** What can be done. */
  changes: StaffChanges;
}

interface Question {
  readonly title: string;
  readonly hint: string;
  readonly yes: string;
  readonly act: () => void;
}

/** Somebody who works here, with everything that can be done about it. */
export function MemberLine({ member, changes }: Props): ReactElement {
  const { name, email, role, isDisabled, invitedAt, lastSignInAt, hasSecondFactor } = member;
  const isMe = useStaff().uid === member.uid;
  const [question, setQuestion] = useState<Question | null>(null);
  const { asks, short } = text;
  return (
    <li className="record" data-off={isDisabled}>
      <div className="record-words">
        <p className="text-title">
          {name}
          {isMe && <span className="record-mark">{text.you}</span>}
          {isDisabled && <span className="record-mark">{text.closed}</span>}
        </p>
        <p className="wrap-anywhere">{email}</p>
        <p className="text-small text-ink-soft">
          {text.invitedOn(dayText(invitedAt))} ·{' '}
          {lastSignInAt === null ? text.never : text.lastSignIn(dayText(lastSignInAt))} ·{' '}
          {hasSecondFactor ? text.withApp : text.withoutApp}
        </p>
      </div>
      <div className="record-acts">
        <Choice
          label={text.role(name)}
          value={role}
          options={text.roles}
          choose={(next) =>
            setQuestion({
              title: asks.role(name, next),
              hint: asks.roleHint,
              yes: asks.roleYes,
              act: () => changes.change(member, { role: next }),
            })
          }
        />
        <div className="record-buttons">
          {isDisabled ? (
            <>
              <ActButton label={text.open(name)} act={() => changes.change(member, { isDisabled: false })}>
                {short.open}
              </ActButton>
              <ActButton
                label={text.remove(name)}
                act={() =>
                  setQuestion({
                    title: asks.remove(name),
                    hint: asks.removeHint,
                    yes: asks.removeYes,
                    act: () => changes.remove(member),
                  })
                }
              >
                {short.remove}
              </ActButton>
            </>
          ) : (
            <>
              {lastSignInAt === null && (
                <ActButton label={text.again(name)} act={() => changes.again(member)}>
                  {short.again}
                </ActButton>
              )}
              {hasSecondFactor && !isMe && (
                <ActButton
                  label={text.removeApp(name)}
                  act={() =>
                    setQuestion({
                      title: asks.removeApp(name),
                      hint: asks.removeAppHint,
                      yes: asks.removeAppYes,
                      act: () => changes.removeApp(member),
                    })
                  }
                >
                  {short.removeApp}
                </ActButton>
              )}
              <ActButton
                label={text.close(name)}
                act={() =>
                  setQuestion({
                    title: asks.close(name),
                    hint: asks.closeHint,
                    yes: asks.closeYes,
                    act: () => changes.change(member, { isDisabled: true }),
                  })
                }
              >
                {short.close}
              </ActButton>
            </>
          )}
        </div>
      </div>
      {question !== null && (
        <ConfirmDialog
          title={question.title}
          yes={question.yes}
          no={asks.no}
          onYes={question.act}
          onClose={() => setQuestion(null)}
        >
          {question.hint}
        </ConfirmDialog>
      )}
    </li>
  );
}

function ActButton({ label, act, children }: { label: string; act: () => void; children: string }): ReactElement {
  return (
    <button type="button" className="button button-quiet" aria-label={label} onClick={act}>
      {children}
    </button>
  );
}
