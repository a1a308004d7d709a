import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Ctrl+S saves the form, unless another dialog is above it. */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const dialog = Array.from(document.querySelectorAll('dialog[open]')).at(-1);
    if (dialog !== undefined && !dialog.contains(form.current)) return;
    event.preventDefault();
    // Typed text that was not added to a list yet is added on blur.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && form.current?.contains(activeElement) === true) {
      activeElement.blur();
      activeElement.focus();
    }
    save();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
