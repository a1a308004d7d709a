import type { ReactElement } from 'react';

interface Props {
  label: string;
  /** YYYY-MM-DD; '' for none. */
  day: string;
  choose: (day: string) => void;
  className: string;
}

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
