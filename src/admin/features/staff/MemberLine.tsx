import type { StaffMember } from '#domain/api/staff.ts';
import { useState, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { dayWords } from '#admin/lib/format-time.ts';
import { useStaff } from '#admin/lib/use-staff.ts';
import type { StaffChanges } from './use-staff-changes.ts';
import { STAFF_WORDS as words } from './text.ts';

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
  const { asks, short } = words;
  return (
    <li className="record" data-off={isDisabled}>
      <div className="record-words">
        <p className="text-title">
          {name}
          {isMe && <span className="record-mark">{words.you}</span>}
          {isDisabled && <span className="record-mark">{words.closed}</span>}
        </p>
        <p className="wrap-anywhere">{email}</p>
        <p className="text-small text-ink-soft">
          {words.invitedOn(dayWords(invitedAt))} ·{' '}
          {lastSignInAt === null ? words.never : words.lastSignIn(dayWords(lastSignInAt))} ·{' '}
          {hasSecondFactor ? words.withApp : words.withoutApp}
        </p>
      </div>
      <div className="record-acts">
        <Choice
          label={words.role(name)}
          value={role}
          options={words.roles}
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
              <ActButton label={words.open(name)} act={() => changes.change(member, { isDisabled: false })}>
                {short.open}
              </ActButton>
              <ActButton
                label={words.remove(name)}
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
                <ActButton label={words.again(name)} act={() => changes.again(member)}>
                  {short.again}
                </ActButton>
              )}
              {hasSecondFactor && !isMe && (
                <ActButton
                  label={words.removeApp(name)}
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
                label={words.close(name)}
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
