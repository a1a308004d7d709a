import type { SubscriberLine } from '#domain/api/subscribers.ts';
import type { ReactElement } from 'react';
import { formatDate } from '#admin/lib/format-time.ts';
import { SUBSCRIBERS_TEXT as text } from './text.ts';

interface Props {
  line: SubscriberLine;
  onEnd: () => void;
}

export function SubscriberRow({ line, onEnd }: Props): ReactElement {
  const { email, state, signedUpAt, unsubscribedAt } = line;
  return (
    <li className="record">
      <div className={`min-w-0 flex-[1_1_18rem] ${state === 'unsubscribed' ? 'text-ink-soft' : ''}`}>
        <p className="wrap-anywhere">
          {email}
          <span className="ml-3 font-text text-small whitespace-nowrap text-clay">{text.states[state]}</span>
        </p>
        <p className="text-small text-ink-soft">
          {text.signedUp(formatDate(signedUpAt))}
          {unsubscribedAt !== null && ` · ${text.ended(formatDate(unsubscribedAt))}`}
        </p>
      </div>
      {state !== 'unsubscribed' && (
        <button type="button" className="button button-quiet" aria-label={text.end(email)} onClick={onEnd}>
          {text.endShort}
        </button>
      )}
    </li>
  );
}
