import { lazy, type ReactElement, Suspense, useId, useState } from 'react';
import { formatWeekday } from '#domain/core/format-date.ts';
import { canArrive, canDepart } from '#domain/stay/open-days.ts';
import type { PublicStay } from '#domain/stay/public-stay.ts';
import { describeReason } from '#domain/stay/quote-text.ts';
import { QuoteLines } from '#lib/stay/QuoteLines.tsx';
import { GuestFields } from './GuestFields.tsx';
import { STAY_TEXT as text } from './text.ts';
import { usePlannedStay } from './use-planned-stay.ts';

const DateRangePicker = lazy(async () => ({
  default: (await import('#components/calendar/DateRangePicker.tsx')).DateRangePicker,
}));

export interface StayPlannerProps {
  propertyId: string;
  /** What the build knew of the calendar. */
  stay: PublicStay;
  /** Most guests; 0 when unknown. */
  capacity: number;
  /** Id of the dialog with the form that takes the request. */
  dialog: string;
}

/** Dates, guests and the quote of a stay, and the button that opens the form with them. */
export function StayPlanner({ propertyId, stay, capacity, dialog }: StayPlannerProps): ReactElement {
  const planned = usePlannedStay(propertyId, stay, capacity);
  const { terms, days, range, guests, result, choose, setGuests } = planned;
  const [isOpen, setOpen] = useState(false);
  const calendar = useId();
  const dates = [
    { label: text.checkIn, day: range?.from },
    { label: text.checkOut, day: range?.to },
  ];
  const isClosed = (day: string, from: string | null) =>
    from === null ? !canArrive(terms, days, day) : !canDepart(terms, days, from, day);
  return (
    <div className="stay-planner">
      <h3 className="text-title">{text.planner}</h3>
      <button
        type="button"
        className="stay-dates"
        aria-expanded={isOpen}
        aria-controls={calendar}
        onClick={() => setOpen(!isOpen)}
      >
        {dates.map(({ label, day }) => (
          <span key={label}>
            <span className="label text-clay">{label}</span>
            <span>{day ? formatWeekday(day) : text.addDate}</span>
          </span>
        ))}
      </button>
      <div id={calendar} className="stay-calendar" hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<p className="stay-calendar-loading">{text.loading}</p>}>
            <DateRangePicker
              label={text.calendar}
              range={range}
              onChange={choose}
              first={days.from}
              last={days.nights.at(-1) ?? days.from}
              isClosed={isClosed}
              closed={text.notFree}
              months={1}
            />
            {range !== null && (
              <button type="button" className="quiet-toggle" onClick={() => choose(null)}>
                {text.clear}
              </button>
            )}
          </Suspense>
        )}
      </div>
      <GuestFields guests={guests} capacity={capacity} takesPets={terms.fees.pet !== null} onChange={setGuests} />
      <div aria-live="polite">
        {result === null && <p className="stay-hint">{range === null ? text.chooseArrival : text.chooseDeparture}</p>}
        {result !== null && result.quote === null && (
          <div className="stay-hint">
            <p>{text.unavailable}</p>
            <ul>
              {result.reasons.map((reason) => (
                <li key={reason.code}>{describeReason(reason)}.</li>
              ))}
            </ul>
          </div>
        )}
        {result !== null && result.quote !== null && <QuoteLines quote={result.quote} />}
      </div>
      {result?.quote ? (
        <button type="button" className="button button-primary" onClick={() => openDialog(dialog)}>
          {text.request}
        </button>
      ) : (
        <button type="button" className="button button-primary" onClick={() => setOpen(true)}>
          {result === null ? text.chooseDates : text.chooseOthers}
        </button>
      )}
      <p className="stay-note">{text.noPayment}</p>
    </div>
  );
}

function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) throw new Error(`The page has no dialog ${id}`);
  dialog.showModal();
  // Its form shows the quote at once.
  dialog.querySelector('astro-island')?.dispatchEvent(new Event('hydrate'));
}
