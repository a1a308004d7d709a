import { publishingApi } from '#domain/api/publishing.ts';
import type { PublishTarget } from '#domain/publishing/publication.ts';
import { useId, useState, type ReactElement } from 'react';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { rejectionText } from '#admin/lib/publishing/rejection-text.ts';
import { requestOnce } from '#admin/lib/request-once.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { announce } from '#lib/announce.ts';
import { refreshAfter } from './use-changes.ts';
import { PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.schedule;

interface Props {
  targets: readonly PublishTarget[];
  /** Why the last attempt failed; '' for no reason to show. */
  failure: string;
  /** Called with the reason of a failure, and with '' when it no longer applies. */
  report: (failure: string) => void;
  /** Called once they are scheduled. */
  onScheduled: () => void;
}

/** Schedules the publication of the selected changes. */
export function SchedulePart({ targets, failure, report, onScheduled }: Props): ReactElement {
  const id = useId();
  const [time, setTime] = useState('');
  const { busy, attempt } = useAttempt(report);
  // A browser takes a year of five digits, which Date does not parse.
  const isInvalid = Number.isNaN(Date.parse(time));
  const schedule = (): void => {
    if (isInvalid) {
      report(text.invalid);
      return;
    }
    const body = {
      targets: targets.map(({ kind, id: document, rev }) => ({ kind, id: document, rev })),
      at: new Date(time).toISOString(),
    };
    const scheduled = requestOnce(`schedule ${JSON.stringify(body)}`, (key) =>
      callAsStaff(publishingApi, 'POST /api/admin/scheduled-publications', { body: { id: key, ...body } }),
    ).then(() => {
      announce(text.scheduled(targets.length, body.at));
      onScheduled();
    });
    void attempt(refreshAfter(scheduled), (error) => rejectionText(error, text.failed));
  };
  return (
    <details>
      <summary className="button button-quiet">{text.heading}</summary>
      <div className="mt-3 grid max-w-96 justify-items-start gap-2">
        <label htmlFor={id}>{text.at}</label>
        <input
          id={id}
          type="datetime-local"
          className="field"
          value={time}
          aria-describedby={`${id}-hint ${id}-failure`}
          aria-invalid={(failure !== '' && isInvalid) || undefined}
          onChange={(event) => {
            setTime(event.currentTarget.value);
            report('');
          }}
        />
        <p id={`${id}-hint`} className="field-hint">
          {text.hint}
        </p>
        {failure !== '' && (
          <p id={`${id}-failure`} role="alert" className="whitespace-pre-line text-error">
            {failure}
          </p>
        )}
        <button type="button" className="button button-primary" disabled={time === '' || busy} onClick={schedule}>
          {text.submit}
        </button>
      </div>
    </details>
  );
}
