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
  // What was typed last, also for a save that began before it.
  const latest = useRef<string | null>(null);
  // The stored text as far as this field knows: `alt` is already the new one while a save may still be rejected.
  const stored = useRef(alt);
  const saving = useRef(Promise.resolve());
  const type = (text: string | null): void => {
    if (latest.current === null) stored.current = alt;
    latest.current = text;
    setTyped(text);
  };

  const store = async (): Promise<void> => {
    const text = latest.current;
    if (text === null) return;
    const words = text.trim();
    if (words !== stored.current && !(await onSave(words))) return;
    stored.current = words;
    if (latest.current !== text) return;
    type(null);
    unsaved.delete(id);
  };
  // One after another: pressing the button leaves the field, which saves already, and more may be typed meanwhile.
  const save = (): Promise<void> => (saving.current = saving.current.then(store));

  useEffect(() => {
    if (typed === null) return;
    unsaved.set(id, save);
    return () => void unsaved.delete(id);
  });

  return (
    <form
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
        onChange={({ currentTarget }) => type(currentTarget.value)}
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
