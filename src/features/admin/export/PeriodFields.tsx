import type { ReactElement } from 'react';
import type { Period } from './export-kinds.ts';
import { EXPORT_WORDS as words } from './words.ts';

interface Props {
  /** The two days. */
  period: Period;
  /** Hears of another choice. */
  onChange: (period: Period) => void;
}

/** The first and the last day of an export. */
export function PeriodFields({ period, onChange }: Props): ReactElement {
  return (
    <div className="grid w-full grid-cols-2 gap-4">
      <label className="field block">
        <span className="field-label">{words.from}</span>
        <input
          type="date"
          className="field-input"
          value={period.from}
          onChange={({ target }) => onChange({ ...period, from: target.value })}
        />
      </label>
      <label className="field block">
        <span className="field-label">{words.to}</span>
        <input
          type="date"
          className="field-input"
          value={period.to}
          onChange={({ target }) => onChange({ ...period, to: target.value })}
        />
      </label>
    </div>
  );
}
