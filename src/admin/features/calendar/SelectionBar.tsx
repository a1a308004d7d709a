import { findTaken, type StayCalendar } from '#domain/stay/calendar.ts';
import { countNights, type NightRange } from '#domain/stay/nights.ts';
import { useState, type ReactElement, type ReactNode } from 'react';
import { addEntry, removeEntry } from './calendar-calls.ts';
import type { ShownCalendar } from './day-facts.ts';
import { describeDates, describeRent } from './describe-range.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { EntryForm, type WrittenEntry } from './EntryForm.tsx';
import { useCalendarChange } from './use-calendar-change.ts';
import { useNightWord } from './use-night-word.ts';
import { CALENDAR_TEXT } from './text.ts';

const { selection: text, entry: entryText } = CALENDAR_TEXT;

interface Props {
  propertyId: string;
  calendar: ShownCalendar;
  /** The chosen nights, or the taken one with the focus; null for neither. */
  range: NightRange | null;
  now: Date;
  /** Today in Lisbon. */
  today: string;
  /** Names the property where the screen shows several; default nothing. */
  heading?: ReactNode;
  /** Shown while nothing is chosen. */
  hint: ReactNode;
  /** Clears the choice. */
  onClear: () => void;
  /** Called when a form is left without a change. */
  onCancel: () => void;
  /** Gets the message of a successful change. */
  onChanged: (message: string) => void;
}

/** What the chosen nights are, and what can be done with them. */
export function SelectionBar({
  propertyId,
  calendar,
  range,
  now,
  today,
  heading,
  hint,
  onClear,
  onCancel,
  onChanged,
}: Props): ReactElement {
  const word = useNightWord();
  const [failure, setFailure] = useState('');
  const { busy, change } = useCalendarChange(propertyId, setFailure);
  const [writing, setWriting] = useState<{ kind: 'block' | 'booking'; dates: string } | null>(null);
  const dates = range === null ? '' : describeDates(range, word);
  const [shownDates, setShownDates] = useState(dates);
  if (shownDates !== dates) {
    // It spoke of other nights.
    setShownDates(dates);
    setFailure('');
  }
  const taken = range === null ? [] : findTaken(calendar.occupancies, range, now);
  const form = writing?.dates === dates ? writing.kind : null;

  const store = async (call: Promise<StayCalendar>, message: string): Promise<void> => {
    if (!(await change(call, entryText.failed, entryText.taken(word)))) return;
    setWriting(null);
    onChanged(message);
  };
  const add = (nights: NightRange, written: WrittenEntry): void => {
    const { from, to } = nights;
    const message = written.kind === 'block' ? entryText.blocked(dates) : entryText.booked(dates);
    void store(addEntry(propertyId, { ...written, from, to }), message);
  };

  return (
    <div>
      {failure !== '' && (
        <p role="alert" className="mb-3 border-l-2 border-error pl-4 text-error">
          {failure}
        </p>
      )}
      {heading}
      {range === null && hint}
      {range !== null && taken.length === 0 && (
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p>
            <strong className="font-medium">{`${text.nights(countNights(range), word)}, ${dates}`}</strong>
            <span className="block text-small text-ink-soft">{describeRent(calendar.seasons, range, word)}</span>
          </p>
          {range.to <= today ? (
            <p className="text-small text-ink-soft">{text.past(word)}</p>
          ) : (
            form === null && (
              <div className="flex flex-wrap gap-3">
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => setWriting({ kind: 'block', dates })}
                >
                  {text.block}
                </button>
                <button
                  type="button"
                  className="button button-primary"
                  onClick={() => setWriting({ kind: 'booking', dates })}
                >
                  {text.book}
                </button>
                <button type="button" className="card-action min-h-10 cursor-pointer px-2" onClick={onClear}>
                  {text.clear}
                </button>
              </div>
            )
          )}
        </div>
      )}
      {range !== null && taken.length === 0 && form !== null && (
        <EntryForm
          key={`${form} ${dates}`}
          kind={form}
          busy={busy}
          onSubmit={(written) => add(range, written)}
          onCancel={() => {
            setWriting(null);
            onCancel();
          }}
        />
      )}
      {taken.map((occupancy) => (
        <EntryDetails
          key={occupancy.id}
          occupancy={occupancy}
          busy={busy}
          onFree={() =>
            void store(removeEntry(propertyId, occupancy.id), entryText.freed(describeDates(occupancy, word)))
          }
        />
      ))}
    </div>
  );
}
