import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { InboxMessage } from '#domain/inbox/message.ts';
import type { StayReport } from '#domain/enquiry/stay-report.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { describeLine, formatEuros } from '#domain/stay/quote-text.ts';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { LoadFailure } from '#admin/components/LoadFailure.tsx';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { INBOX_TEXT } from '../text.ts';
import { useStay } from './use-stay.ts';

const text = INBOX_TEXT.stay;

const COLOURS: Record<StayReport['state'], string> = {
  free: 'text-sale',
  held: 'text-clay',
  booked: 'text-sale',
  taken: 'text-error',
};

/** Whether the stay of an enquiry can be had, what it costs today, what else there is, and the buttons that take it. */
export function StayPanel({ message }: { message: InboxMessage }): ReactElement | null {
  const { stay, isError, refetch, busy, failure, done, act } = useStay(message);
  const [isReleasing, setReleasing] = useState(false);
  if (message.box !== 'enquiries' || stay === null) return null;
  if (stay === undefined) return isError ? <LoadFailure text={text.loadFailed} retry={refetch} /> : null;
  const { state, dates, word, heldUntil, isOpen, quote, acceptedCents, reasons, alternatives } = stay;
  const isOwn = state === 'held' || state === 'booked';
  return (
    <section aria-labelledby="message-stay" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h3 id="message-stay" className="text-(length:--text-title)">
          {dates}
        </h3>
        <p className={`font-medium ${COLOURS[state]}`}>
          {state === 'held' && heldUntil !== null ? text.heldUntil(formatDateTime(heldUntil)) : text.states[state]}
        </p>
      </div>
      {quote !== null && (
        <dl aria-label={text.quote}>
          {quote.lines.map((line, index) => (
            <QuoteRow key={index} label={describeLine(line, word)} cents={line.cents} />
          ))}
          <QuoteRow label={text.total} cents={quote.totalCents} isTotal />
        </dl>
      )}
      {acceptedCents !== null && acceptedCents !== quote?.totalCents && (
        <p className="border-l-2 border-anil pl-4">{text.accepted(formatEuros(acceptedCents))}</p>
      )}
      {reasons.length > 0 && !isOwn && (
        <ul className="list-disc pl-5 text-ink-soft">
          {reasons.map((reason) => (
            <li key={reason}>{reason}.</li>
          ))}
        </ul>
      )}
      {alternatives.length > 0 && (
        <div>
          <h4 className="mb-1 font-medium">{text.alternatives}</h4>
          <ul>
            {alternatives.map(({ slug, title, location, totalCents }) => (
              <li key={slug} className="flex justify-between gap-5 border-b border-sand py-1.5">
                <span>
                  <a href={propertyPath(slug)} target="_blank" rel="noopener" className="inline-link">
                    {title}
                    <span className="sr-only"> {INBOX_TEXT.pane.newTab}</span>
                  </a>
                  <span className="block text-small text-ink-soft">{location}</span>
                </span>
                {totalCents !== null && <span className="tabular-nums">{formatEuros(totalCents)}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-3">
        {isOpen && (
          <button type="button" className="button button-quiet" aria-disabled={busy} onClick={() => void act('hold')}>
            {text.hold}
          </button>
        )}
        {(isOpen || state === 'held') && (
          <button type="button" className="button button-primary" aria-disabled={busy} onClick={() => void act('book')}>
            {text.book}
          </button>
        )}
        {isOwn && (
          <button type="button" className="button button-quiet" aria-disabled={busy} onClick={() => setReleasing(true)}>
            {text.release}
          </button>
        )}
        <Link to={`/admin/calendar/${stay.propertyId}`} className="inline-link py-2">
          {text.calendar}
        </Link>
      </p>
      <Banner>{failure}</Banner>
      <Banner tone="success">{done}</Banner>
      {isReleasing && (
        <ConfirmDialog
          title={text.releaseTitle(dates)}
          yes={text.release}
          onYes={() => void act('release')}
          onClose={() => setReleasing(false)}
        >
          {text.releaseHint(word)}
        </ConfirmDialog>
      )}
    </section>
  );
}

function QuoteRow({
  label,
  cents,
  isTotal = false,
}: {
  label: string;
  cents: number;
  isTotal?: boolean;
}): ReactElement {
  return (
    <div className={`flex justify-between gap-5 py-1.5 ${isTotal ? 'font-semibold' : 'border-b border-sand'}`}>
      <dt className={isTotal ? '' : 'text-small text-ink-soft'}>{label}</dt>
      <dd className="tabular-nums">{formatEuros(cents)}</dd>
    </div>
  );
}
