import { SHORT_TEXT } from '#domain/core/limits.ts';
import { BLOCK_REASONS, type BlockReason } from '#domain/stay/occupancy.ts';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { useNightWord } from './use-night-word.ts';
import { CALENDAR_TEXT } from './text.ts';

const text = CALENDAR_TEXT.entry;
const REASONS = BLOCK_REASONS.map((id) => ({ id, label: text.reasons[id] }));

/** What staff write of new nights that are taken. */
export type WrittenEntry =
  | { readonly kind: 'block'; readonly reason: BlockReason; readonly note: string }
  | { readonly kind: 'booking'; readonly enquiryId: null; readonly note: string };

interface Props {
  kind: WrittenEntry['kind'];
  busy: boolean;
  onSubmit: (entry: WrittenEntry) => void;
  onCancel: () => void;
}

/** Asks why nights are blocked, or for a note on a booking. */
export function EntryForm({ kind, busy, onSubmit, onCancel }: Props): ReactElement {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<BlockReason>('owner');
  const [note, setNote] = useState('');
  const word = useNightWord();
  const label = kind === 'block' ? text.block(word) : text.book(word);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, []);
  return (
    <form
      ref={form}
      aria-label={label}
      className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        const written = note.trim();
        onSubmit(kind === 'block' ? { kind, reason, note: written } : { kind, enquiryId: null, note: written });
      }}
    >
      {kind === 'block' && (
        <Choice
          label={text.reason}
          value={reason}
          options={REASONS}
          choose={setReason}
          className="grid min-w-0 flex-[1_1_11rem]"
        />
      )}
      <div className="grid min-w-0 flex-[2_1_16rem]">
        <label className="field-label" htmlFor={id}>
          {text.note} <span className="text-ink-soft">({text.noteHint.toLowerCase()})</span>
        </label>
        <input
          id={id}
          className="field-input"
          value={note}
          maxLength={SHORT_TEXT}
          autoComplete="off"
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary" disabled={busy}>
          {label}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {text.cancel}
        </button>
      </div>
    </form>
  );
}
