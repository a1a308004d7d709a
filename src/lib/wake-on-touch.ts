/** What a part of the page becomes when somebody touches it; loads its code and takes over the markup. */
export type Wake = (root: HTMLElement) => Promise<void>;

/** 'input' is for those who fill a field without touching it: voices, password managers, translators. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * Wakes `root` on the first pointer, focus, key or input within it. A click that comes while the code loads is held back and
 * made again on the same element, or on the one that took its `data-wake` name, once the part is awake. When the code
 * cannot be loaded the click does what it does without script, and the next touch tries again. The answer wakes it at once.
 * `pressable` matches what waits for the code: by default every control; fields that keep their own state need not.
 */
export function wakeOnTouch(root: HTMLElement, wake: Wake, pressable = PRESSABLE): () => void {
  let state: 'asleep' | 'waking' | 'awake' = 'asleep';
  let held: HTMLElement | null = null;

  const begin = (): void => {
    if (state !== 'asleep') return;
    state = 'waking';
    wake(root).then(
      () => settle('awake'),
      (error: unknown) => {
        reportError(error);
        settle('asleep');
      },
    );
  };

  const settle = (next: 'asleep' | 'awake'): void => {
    state = next;
    if (next === 'awake') for (const touch of TOUCHES) root.removeEventListener(touch, begin);
    const pressed = held;
    held = null;
    // Off while the held click is made again, which would otherwise be held a second time.
    root.removeEventListener('click', hold, true);
    if (pressed) standIn(root, pressed)?.click();
    if (next === 'asleep') root.addEventListener('click', hold, true);
  };

  const hold = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(`${pressable}, a`) : null;
    // A link within a label leads where it leads.
    if (!pressed || pressed.matches('a:not([data-wake])')) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    held = pressed;
    begin();
  };

  for (const touch of TOUCHES) root.addEventListener(touch, begin, { passive: true });
  root.addEventListener('click', hold, true);
  return begin;
}

/** Controls whose click waits for the code; a plain link to another page never waits, and hearts have a script of their own. */
const PRESSABLE = 'button:not([data-favorite]), summary, label, input:is([type=checkbox], [type=radio]), [data-wake]';

function standIn(root: HTMLElement, pressed: HTMLElement): HTMLElement | null {
  if (pressed.isConnected) return pressed;
  const name = pressed.dataset['wake'];
  return name === undefined ? null : root.querySelector<HTMLElement>(`[data-wake="${CSS.escape(name)}"]`);
}
