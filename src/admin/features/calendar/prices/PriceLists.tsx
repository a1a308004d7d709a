import type { WorkingProperty } from '#domain/property/property.ts';
import type { StayCalendar, StayTerms } from '#domain/stay/calendar.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { storedInConflict } from '#admin/lib/content/save-item.ts';
import { failureText } from '#admin/lib/failure-text.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { useMayEdit } from '#admin/lib/use-staff.ts';
import { saveTerms, type TermsChange } from '../calendar-calls.ts';
import { FeeList } from './FeeList.tsx';
import { SeasonList } from './SeasonList.tsx';
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
  const { failure, attempt } = useAttempt();
  const [note, setNote] = useState('');
  const change = async (wanted: Omit<TermsChange, 'base'>, message: string): Promise<void> => {
    setNote('');
    const store = async (): Promise<void> => {
      try {
        await show(await saveTerms(property.id, { ...wanted, base: stored }));
      } catch (error) {
        const theirs = storedInConflict(error, stayCalendarSchema);
        if (theirs !== null) await show(theirs);
        throw error;
      }
    };
    const isStored = await attempt(store(), (error) =>
      storedInConflict(error, stayCalendarSchema) === null ? failureText(error, text.failed) : text.changed,
    );
    if (isStored) setNote(message);
  };
  const editor: TermsEditor = {
    ...{ property, stored, mayEdit },
    terms: calendar,
    onSaved: (saved, message) => {
      void keepFocus(() => show(saved));
      setNote(message);
    },
    change,
  };
  return (
    <>
      <Banner>{failure}</Banner>
      <SeasonList editor={editor} />
      <FeeList editor={editor} />
      <p role="status" className="mt-4 text-small text-ink-soft empty:hidden">
        {note}
      </p>
    </>
  );
}
