import { isDay } from '#domain/core/iso-day.ts';
import { useState, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { placeOf, type TimelineDays } from './timeline-days.ts';
import { ZOOMS, type Zoom } from './timeline-search.ts';
import { TIMELINE_TEXT as text } from './text.ts';

const ZOOM_OPTIONS = ZOOMS.map((id) => ({ id, label: text.zooms[id] }));

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
      <Choice
        className="ml-auto flex items-center gap-2 text-small text-ink-soft [&>select]:w-auto"
        labelClass="max-sm:sr-only"
        label={text.zoom}
        value={zoom}
        options={ZOOM_OPTIONS}
        choose={setZoom}
      />
    </div>
  );
}
