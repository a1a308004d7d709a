/** What a part of the page becomes when somebody touches it; loads its code and takes over the markup. */
export type Hydrate = (root: HTMLElement) => Promise<void>;

/** 'input' is for those who fill a field without touching it: voices, password managers, translators. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * Wakes `root` on the first pointer, focus, key or input within it. Clicks that come while the code loads are held back and
 * made again, in order, on the same elements, or on those that took their `data-wake` names, once the part is awake; an
 * impatient second press of the same one counts once. When the code cannot be loaded the clicks do what they do without
 * script, and the next touch tries again. The answer wakes it at once.
 * `pressable` matches what waits for the code: by default every control; fields that keep their own state need not.
 */
export function hydrateOnInteraction(root: HTMLElement, hydrate: Hydrate, pressable = PRESSABLE): () => void {
  let state: 'asleep' | 'waking' | 'awake' = 'asleep';
  let held: HTMLElement[] = [];

  const begin = (): void => {
    if (state !== 'asleep') return;
    state = 'waking';
    void hydrate(root).then(
      () => settle('awake'),
      (error: unknown) => {
        reportError(error);
        return settle('asleep');
      },
    );
  };

  const settle = async (next: 'asleep' | 'awake'): Promise<void> => {
    state = next;
    if (next === 'awake') for (const touch of TOUCHES) root.removeEventListener(touch, begin);
    const pressed = held;
    held = [];
    // Off while the held clicks are made again, which would otherwise be held a second time.
    root.removeEventListener('click', hold, true);
    for (const element of pressed) {
      standIn(root, element)?.click();
      // React draws what a press changed before it hears of the next.
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (next === 'asleep') root.addEventListener('click', hold, true);
  };

  const hold = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(`${pressable}, a`) : null;
    // A link within a label leads where it leads.
    if (!pressed || pressed.matches('a:not([data-wake])')) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (held.at(-1) !== pressed) held.push(pressed);
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
