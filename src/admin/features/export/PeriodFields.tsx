import type { ReactElement } from 'react';
import { DayField } from '#admin/components/form/DayField.tsx';
import type { Period } from './export-kinds.ts';
import { EXPORT_TEXT as text } from './text.ts';

interface Props {
  period: Period;
  onChange: (period: Period) => void;
}

export function PeriodFields({ period, onChange }: Props): ReactElement {
  return (
    <div className="grid w-full grid-cols-2 gap-4">
      <DayField
        className="field block"
        label={text.from}
        day={period.from}
        choose={(from) => onChange({ ...period, from })}
      />
      <DayField className="field block" label={text.to} day={period.to} choose={(to) => onChange({ ...period, to })} />
    </div>
  );
}
