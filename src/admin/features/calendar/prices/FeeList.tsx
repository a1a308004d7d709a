import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { useState, type ReactElement } from 'react';
import { describeFees } from './describe-fees.ts';
import { FeesSheet } from './FeesSheet.tsx';
import type { TermsEditor } from './PriceLists.tsx';
import { useNightWord } from '../use-night-word.ts';
import { CALENDAR_TEXT } from '../text.ts';

const text = CALENDAR_TEXT.fees;

/** The fees of a stay, and the button that changes them. */
export function FeeList({ editor }: { editor: TermsEditor }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const word = useNightWord();
  // oxlint-disable-next-line react/purity -- each render judges by the present day
  const { date: today } = lisbonTime(new Date());
  return (
    <section aria-labelledby="calendar-fees" className="mt-10">
      <h3 id="calendar-fees" className="mb-3 text-[1.0625rem] font-medium">
        {text.title}
      </h3>
      {/* In the columns of the seasons above, whose rows end with two buttons. */}
      <dl className="border-t border-sand">
        {describeFees(editor.terms.fees, today, word).map(({ name, value }) => (
          <div
            key={name}
            className={`grid items-baseline gap-x-8 border-b border-sand py-2.5 sm:grid-cols-2 ${editor.mayEdit ? 'sm:pr-24' : ''}`}
          >
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {editor.mayEdit && (
        <button type="button" className="button button-quiet mt-4" onClick={() => setOpen(true)}>
          {text.edit}
        </button>
      )}
      {isOpen && <FeesSheet editor={editor} today={today} onClose={() => setOpen(false)} />}
    </section>
  );
}
