import { ADMINS } from '#domain/staff/role.ts';
import type { BuildRecord } from '#domain/publishing/build-record.ts';
import type { ReactElement } from 'react';
import { useStaff } from '#admin/lib/use-staff.ts';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { RowText } from './RowText.tsx';
import { PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.history;

interface Props {
  build: BuildRecord;
  /** Whether its release is live. */
  isLive: boolean;
  /** Whether its release is kept, so that the site can be rolled back to it. */
  isKept: boolean;
  onShow: () => void;
  onRollBack: () => void;
}

/** A build of the history. */
export function BuildRow({ build, isLive, isKept, onShow, onRollBack }: Props): ReactElement {
  const mayRollBack = ADMINS.includes(useStaff().role);
  const when = formatDateTime(build.endedAt ?? build.requestedAt);
  const { what, whatCount, who, state, failure } = build;
  return (
    <li className="border-b border-sand py-3 change-line">
      <RowText title={when} isLive={isLive} failure={failure}>
        {build.action === 'build' ? PUBLISH_TEXT.buildStates[state] : rollbackText(state)}
        {' · '}
        {who.length === 0 ? text.nobody : who.join(', ')}
        {what.length > 0 && ` · ${what.join(', ')}`}
        {whatCount > what.length && ` ${text.more(whatCount - what.length)}`}
      </RowText>
      {state === 'live' && build.result !== null && (
        <button type="button" className="inline-link text-small" aria-label={text.showOf(when)} onClick={onShow}>
          {text.show}
        </button>
      )}
      {isKept && !isLive && mayRollBack && (
        <button type="button" className="button button-quiet" aria-label={text.rollBackTo(when)} onClick={onRollBack}>
          {text.rollBack}
        </button>
      )}
    </li>
  );
}

function rollbackText(state: BuildRecord['state']): string {
  return state === 'failed' ? text.rollBackFailed : text.rolledBack;
}
