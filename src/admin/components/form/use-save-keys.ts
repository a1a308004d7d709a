import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Ctrl+S saves the form, unless another dialog lies over it. */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const dialog = Array.from(document.querySelectorAll('dialog[open]')).at(-1);
    if (dialog !== undefined && !dialog.contains(form.current)) return;
    event.preventDefault();
    // What was typed into a list and not added is taken up when the field is left.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && form.current?.contains(activeElement) === true) {
      activeElement.blur();
      activeElement.focus();
    }
    save();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
