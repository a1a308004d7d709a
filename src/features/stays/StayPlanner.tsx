import { type ReactElement, useId, useRef, useState } from 'react';
import { formatWeekday } from '#domain/core/format-date.ts';
import { venueTypeOf } from '#domain/property/type.ts';
import { lastDayOf, nightWordOf, rangeBetween } from '#domain/stay/night-word.ts';
import { describeReason } from '#domain/stay/quote-text.ts';
import { shortDates } from '#domain/search/stay-text.ts';
import { QuoteLines } from '#lib/stay/QuoteLines.tsx';
import { $stayRequest } from '#lib/stay/stay-request.ts';
import { GroupFields } from './GroupFields.tsx';
import { GuestFields } from './GuestFields.tsx';
import { GROUP_TEXT, stayText } from './text.ts';
import { PageTotal } from './PageTotal.tsx';
import { changeNeeded, closedDays } from './plan-stay.ts';
import { useDatePicker } from './use-date-picker.ts';
import { type PlannedProperty, usePlannedStay } from './use-planned-stay.ts';

export interface StayPlannerProps extends PlannedProperty {
  /** Id of the dialog with the form that takes the request. */
  dialog: string;
}

/** Dates, guests and the quote of a stay, and the button that opens the form with them. */
export function StayPlanner({ dialog, ...property }: StayPlannerProps): ReactElement {
  const { type, capacity } = property;
  const { terms, days, range, guests, result, choose, setGuests } = usePlannedStay(property);
  const calendar = useDatePicker();
  const [isAsked, setAsked] = useState(false);
  const group = useRef<HTMLInputElement>(null);
  const calendarId = useId();
  const datesButton = useRef<HTMLButtonElement>(null);
  const text = stayText(type);
  const word = nightWordOf(type);
  const isVenue = venueTypeOf(type) !== null;
  // Too many guests only at a venue, where any number can be typed: elsewhere, the steppers end at the capacity.
  const needed = result === null ? 'dates' : changeNeeded(result.reasons);
  const last = range === null || range.to === null ? null : lastDayOf({ to: range.to }, word);
  const dates = [
    { label: text.checkIn, day: range?.from },
    { label: text.checkOut, day: last },
  ];
  const isClosed = closedDays(type, terms, days);
  const pick = ({ from, to }: { readonly from: string; readonly to: string | null }) => {
    // One day is chosen with one press, where it can be had alone.
    const end = to ?? (word === 'day' && !isClosed(from, from) ? from : null);
    choose({ from, to: end && rangeBetween(from, end, word).to });
  };
  const openCalendar = () => {
    calendar.open();
    // It opens above the pressed button, in a small window out of sight.
    datesButton.current?.focus();
  };
  const request = () => {
    setAsked(guests.adults === 0);
    if (guests.adults === 0) return group.current?.focus();
    const present = $stayRequest.get();
    // A new object: the visitor may have changed the dates in the form since, or a sent request has emptied it.
    if (present !== null) $stayRequest.set({ ...present });
    openDialog(dialog);
  };
  return (
    <div className="stay-planner">
      <h3 className="text-title">{text.planner}</h3>
      <button
        ref={datesButton}
        type="button"
        className="stay-dates"
        aria-expanded={calendar.state === 'open'}
        aria-controls={calendarId}
        onClick={calendar.state === 'open' ? calendar.close : calendar.open}
      >
        {dates.map(({ label, day }) => (
          <span key={label}>
            <span className="label text-clay">{label}</span>
            <span>{day ? formatWeekday(day) : text.addDate}</span>
          </span>
        ))}
      </button>
      <div id={calendarId} className="stay-calendar" hidden={calendar.state === 'closed'}>
        {calendar.state === 'failed' && (
          <p role="alert">
            {text.failed}{' '}
            <button type="button" className="quiet-toggle" onClick={() => location.reload()}>
              {text.reload}
            </button>
          </p>
        )}
        {calendar.state === 'open' && calendar.Picker === null && (
          <p className="stay-calendar-loading">{text.loading}</p>
        )}
        {calendar.state === 'open' && calendar.Picker !== null && (
          <>
            <calendar.Picker
              label={text.calendar}
              range={range && { from: range.from, to: last }}
              onChange={pick}
              first={days.from}
              last={lastDayOf({ to: days.nights.at(-1) ?? days.from }, word)}
              isClosed={isClosed}
              closed={text.closed}
              allowsOneDay={word === 'day'}
              months={1}
            />
            {last !== null && last === range?.from && <p className="stay-note">{GROUP_TEXT.oneDay}</p>}
            {range !== null && (
              <button
                type="button"
                className="quiet-toggle"
                onClick={() => {
                  // This button goes with the dates.
                  datesButton.current?.focus();
                  choose(null);
                }}
              >
                {text.clear}
              </button>
            )}
          </>
        )}
      </div>
      {isVenue ? (
        <GroupFields
          guests={guests}
          capacity={capacity}
          fees={terms.fees}
          word={word}
          text={text}
          isMissing={isAsked && guests.adults === 0}
          input={group}
          onChange={setGuests}
        />
      ) : (
        <GuestFields
          guests={guests}
          capacity={capacity}
          takesPets={terms.fees.pet !== null}
          text={text}
          onChange={setGuests}
        />
      )}
      <div aria-live="polite">
        {result === null && <p className="stay-hint">{range === null ? text.chooseArrival : text.chooseDeparture}</p>}
        {result !== null && result.quote === null && (
          <div className="stay-hint">
            <p>{text.unavailable}</p>
            <ul>
              {result.reasons.map((reason) => (
                <li key={reason.code}>{describeReason(reason, word)}.</li>
              ))}
            </ul>
          </div>
        )}
        {result !== null && result.quote !== null && <QuoteLines quote={result.quote} word={word} />}
      </div>
      {result?.quote && range !== null && last !== null && (
        <PageTotal totalCents={result.quote.totalCents} dates={shortDates({ from: range.from, to: last })} />
      )}
      {result?.quote ? (
        <button type="button" className="button button-primary" onClick={request}>
          {text.request}
        </button>
      ) : needed === 'pets' ? (
        <button type="button" className="button button-primary" onClick={() => setGuests({ ...guests, pets: 0 })}>
          {text.withoutPets}
        </button>
      ) : needed === 'guests' ? (
        <button type="button" className="button button-primary" onClick={() => group.current?.focus()}>
          {text.changeGuests}
        </button>
      ) : (
        <button type="button" className="button button-primary" onClick={openCalendar}>
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
