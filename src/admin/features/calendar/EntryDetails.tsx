import { formatDay } from '#domain/core/format-date.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { countNights } from '#domain/stay/nights.ts';
import { isOwn, type Occupancy, type OwnOccupancy } from '#domain/stay/occupancy.ts';
import { useState, type ReactElement } from 'react';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { usePeople } from '#admin/lib/use-people.ts';
import { STATE_ICONS } from './DayCell.tsx';
import { describeDates } from './describe-range.ts';
import { nameEntry } from './entry-name.ts';
import { useNightWord } from './use-night-word.ts';
import { CALENDAR_TEXT } from './text.ts';

const { entry: text, selection } = CALENDAR_TEXT;

interface Props {
  occupancy: Occupancy;
  busy: boolean;
  onFree: () => void;
}

/** Nights that are taken: why, since when, and the button that frees them, unless another site takes them. */
export function EntryDetails({ occupancy, busy, onFree }: Props): ReactElement {
  const word = useNightWord();
  if (isOwn(occupancy)) return <OwnEntryDetails occupancy={occupancy} busy={busy} onFree={onFree} />;
  const facts = [selection.nights(countNights(occupancy), word), text.changeThere(occupancy.site)];
  return (
    <div className="min-h-10 py-1">
      <EntryHeading occupancy={occupancy} />
      <p className="text-small text-ink-soft">{facts.join(' · ')}</p>
    </div>
  );
}

function EntryHeading({ occupancy }: { occupancy: Occupancy }): ReactElement {
  const word = useNightWord();
  const Icon = STATE_ICONS[occupancy.kind];
  return (
    <p className="flex items-center gap-2 font-medium">
      <span className="month-key" data-state={occupancy.kind}>
        <Icon size={12} strokeWidth={1.75} aria-hidden="true" />
      </span>
      {`${nameEntry(occupancy)}, ${describeDates(occupancy, word)}`}
    </p>
  );
}

function OwnEntryDetails({ occupancy, busy, onFree }: Props & { occupancy: OwnOccupancy }): ReactElement {
  const [isConfirming, setConfirming] = useState(false);
  const word = useNightWord();
  const { kind, note, by, createdAt } = occupancy;
  // Unknown for a sample, a removed colleague, and until the names have loaded.
  const maker = usePeople().find(({ uid }) => uid === by);
  const day = formatDay(lisbonTime(new Date(createdAt)).date);
  const dates = describeDates(occupancy, word);
  const facts = [
    kind === 'block' ? text.reasons[occupancy.reason] : '',
    selection.nights(countNights(occupancy), word),
    maker === undefined ? text.since(day) : text.made(text.madeBy[kind], maker.name, day),
    kind === 'hold' ? text.until(formatDateTime(occupancy.expiresAt)) : '',
  ];
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-8 gap-y-3 py-1">
      <div className="min-w-0">
        <EntryHeading occupancy={occupancy} />
        <p className="text-small text-ink-soft">{facts.filter((fact) => fact !== '').join(' · ')}</p>
        {note !== '' && <p className="mt-1 max-w-text wrap-anywhere">{note}</p>}
      </div>
      <button
        type="button"
        className="button button-quiet"
        aria-label={text.freeOf(dates)}
        disabled={busy}
        onClick={() => setConfirming(true)}
      >
        {text.free}
      </button>
      {isConfirming && (
        <ConfirmDialog title={text.confirm(dates)} yes={text.yes} onYes={onFree} onClose={() => setConfirming(false)}>
          {text.confirmHint(word)}
          {occupancy.kind !== 'block' && occupancy.enquiryId !== null && ` ${text.enquiryHint(word)}`}
        </ConfirmDialog>
      )}
    </div>
  );
}
