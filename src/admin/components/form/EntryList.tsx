import { Plus } from 'lucide-react';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { describedBy } from '#components/form/field-binding.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import { FORM_TEXT } from './text.ts';

const STYLES = {
  line: { legend: 'field-label', item: 'flex items-center gap-1', buttons: 'flex gap-1' },
  record: {
    legend: 'mb-2 w-full border-t border-sand pt-5 font-display text-title',
    item: 'grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-b border-sand py-3',
    buttons: 'flex flex-col',
  },
  section: {
    legend: 'sr-only',
    item: 'grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-b border-sand py-3 first:pt-2',
    buttons: 'flex flex-col',
  },
} as const;

interface Props<T> {
  id: string;
  label: string;
  /** Name of one entry, such as 'highlight'. */
  entry: string;
  /** `line` for a row of short fields, `record` for several lines, `section` for records under a heading of their own. */
  variant: keyof typeof STYLES;
  items: readonly T[];
  onItems: (items: readonly T[]) => void;
  /** What 'Add' adds. */
  empty: T;
  error?: string | undefined;
  /** Below the label; default none. */
  hint?: string | undefined;
  /** The fields of an entry; `number` is its position, from 1. */
  children: (item: T, number: number, change: (item: T) => void) => ReactNode;
}

/** An ordered list of entries, each editable, movable and removable. */
export function EntryList<T>(props: Props<T>): ReactElement {
  const { id, label, entry, variant, items, onItems, empty, error, hint, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const styles = STYLES[variant];
  const add = (): void => {
    onItems([...items, empty]);
    // The new entry exists after React has rendered.
    setTimeout(() => list.current?.querySelector<HTMLElement>(':scope > ol > li:last-child input')?.focus());
  };
  return (
    <fieldset
      ref={list}
      id={id}
      tabIndex={-1}
      className="field-wide min-w-0"
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend className={styles.legend}>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <ol>
        {items.map((item, place) => (
          // The index identifies an entry: two may have the same content.
          <li key={place} className={styles.item}>
            {children(item, place + 1, (changed) => onItems(items.with(place, changed)))}
            <div className={styles.buttons}>
              <EntryButtons name={`${entry} ${place + 1}`} list={items} place={place} onList={onItems} />
            </div>
          </li>
        ))}
      </ol>
      <button
        type="button"
        data-add
        className="inline-flex min-h-10 cursor-pointer items-center gap-2 text-small hover:text-anil"
        onClick={add}
      >
        <Plus size={18} />
        {FORM_TEXT.list.add(entry)}
      </button>
    </fieldset>
  );
}
