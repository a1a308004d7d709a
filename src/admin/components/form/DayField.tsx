import type { ReactElement } from 'react';

interface Props {
  /** What the day is. */
  label: string;
  /** The day as YYYY-MM-DD; '' for none. */
  day: string;
  /** Hears of another day. */
  choose: (day: string) => void;
  /** Classes of the field: how label and day stand together. */
  className: string;
}

/** A day that is chosen. */
export function DayField({ label, day, choose, className }: Props): ReactElement {
  return (
    <label className={className}>
      <span className="field-label">{label}</span>
      <input
        type="date"
        className="field-input"
        value={day}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </label>
  );
}
