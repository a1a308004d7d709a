import { MEDIUM_TEXT } from '#domain/core/limits.ts';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { FORM_TEXT } from './text.ts';
import type { UnsavedTexts } from './unsaved-texts.ts';

interface Props {
  label: string;
  alt: string;
  /** Saves the text and gives whether that succeeded; never rejects. */
  onSave: (alt: string) => Promise<boolean>;
  unsaved: UnsavedTexts;
}

/** The alt text of a picture, which is saved as soon as the field is left; what was typed stays until it is stored. */
export function AltTextField({ label, alt, onSave, unsaved }: Props): ReactElement {
  const id = useId();
  /** Null as long as the stored text is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const saving = useRef<Promise<void> | null>(null);

  const store = async (text: string): Promise<void> => {
    if (text.trim() !== alt && !(await onSave(text.trim()))) return;
    unsaved.delete(id);
    // Unless more was typed meanwhile.
    setTyped((now) => (now === text ? null : now));
  };
  // Pressing the button leaves the field, which saves already.
  const save = async (): Promise<void> => {
    if (typed === null) return;
    saving.current ??= store(typed).finally(() => (saving.current = null));
    await saving.current;
  };

  useEffect(() => {
    if (typed === null) return;
    unsaved.set(id, save);
    return () => void unsaved.delete(id);
  });

  return (
    <form
      className="words-field"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={1}
        className="field-input !min-h-11 text-small"
        maxLength={MEDIUM_TEXT}
        value={typed ?? alt}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void save();
        }}
      />
      {typed !== null && typed.trim() !== alt && (
        <button type="submit" className="inline-link cursor-pointer py-2 text-small">
          {FORM_TEXT.save}
        </button>
      )}
    </form>
  );
}
