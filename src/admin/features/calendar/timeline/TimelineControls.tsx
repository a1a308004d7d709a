import { isDay } from '#domain/core/iso-day.ts';
import { useState, type ReactElement } from 'react';
import { placeOf, type TimelineDays } from './timeline-days.ts';
import { ZOOMS, type Zoom } from './timeline-search.ts';
import { TIMELINE_TEXT as text } from './text.ts';

interface Props {
  line: TimelineDays;
  today: string;
  zoom: Zoom;
  setZoom: (zoom: Zoom) => void;
  /** Scrolls to a day by its index. */
  showDay: (place: number) => void;
}

/** Which days are shown, and how wide. */
export function TimelineControls({ line, today, zoom, setZoom, showDay }: Props): ReactElement {
  const [day, setDay] = useState('');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <button
        type="button"
        className="card-action min-h-10 cursor-pointer"
        onClick={() => {
          setDay('');
          showDay(placeOf(line, today));
        }}
      >
        {text.today}
      </button>
      <label className="flex items-center gap-2 text-small text-ink-soft">
        <span className="max-sm:sr-only">{text.goTo}</span>
        <input
          type="date"
          className="field-input w-auto"
          value={day}
          min={line.days[0]}
          max={line.days.at(-1)}
          onChange={({ currentTarget: { value } }) => {
            setDay(value);
            if (isDay(value)) showDay(placeOf(line, value));
          }}
        />
      </label>
      <label className="ml-auto flex items-center gap-2 text-small text-ink-soft">
        <span className="max-sm:sr-only">{text.zoom}</span>
        <select
          className="field-input w-auto"
          value={zoom}
          onChange={({ currentTarget: { value } }) => {
            const next = ZOOMS.find((id) => id === value);
            if (next !== undefined) setZoom(next);
          }}
        >
          {ZOOMS.map((id) => (
            <option key={id} value={id}>
              {text.zooms[id]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
