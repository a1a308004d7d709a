import type { WorkingProperty } from '#domain/property/property.ts';
import type { StayCalendar, StayTerms } from '#domain/stay/calendar.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { useMayEdit } from '#admin/lib/use-staff.ts';
import { saveTerms, type TermsChange } from '../calendar-calls.ts';
import { FeeList } from './FeeList.tsx';
import { SeasonList } from './SeasonList.tsx';
import { useCalendarChange } from '../use-calendar-change.ts';
import { useShowCalendar } from '../use-calendar.ts';
import { CALENDAR_TEXT } from '../text.ts';

const text = CALENDAR_TEXT.prices;

/** What the lists need to change the terms. */
export interface TermsEditor {
  readonly property: WorkingProperty;
  readonly terms: StayTerms;
  /** The stored calendar; null before the first change. */
  readonly stored: StayCalendar | null;
  /** Whether the role may change prices. */
  readonly mayEdit: boolean;
  /** Shows what a form has stored, with a message. */
  readonly onSaved: (calendar: StayCalendar, message: string) => void;
  /** Makes a change that needs no form; never rejects. */
  readonly change: (change: Omit<TermsChange, 'base'>, message: string) => Promise<void>;
}

interface Props {
  property: WorkingProperty;
  calendar: StayTerms;
  stored: StayCalendar | null;
}

/** The seasons and the fees of a property. */
export function PriceLists({ property, calendar, stored }: Props): ReactElement {
  const show = useShowCalendar(property.id);
  const mayEdit = useMayEdit();
  const { failure, change } = useCalendarChange(property.id);
  const [note, setNote] = useState('');
  const editor: TermsEditor = {
    ...{ property, stored, mayEdit },
    terms: calendar,
    onSaved: (saved, message) => {
      void keepFocus(() => show(saved));
      setNote(message);
    },
    change: async (wanted, message) => {
      setNote('');
      const work = saveTerms(property.id, { ...wanted, base: stored });
      if (await change(work, text.failed, text.changed)) setNote(message);
    },
  };
  return (
    <>
      <Banner>{failure}</Banner>
      <SeasonList editor={editor} />
      <FeeList editor={editor} />
      <p role="status" className="mt-4 text-small text-ink-soft empty:sr-only">
        {note}
      </p>
    </>
  );
}
