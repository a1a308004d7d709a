/** Loads the code of a part of the page and hydrates it. */
export type Hydrate = (root: HTMLElement) => Promise<void>;

/** 'input' covers fields filled without other events: voice input, password managers, translators. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * Hydrates `root` on the first pointer, focus, key or input event in it. Clicks while the code loads are held back and
 * repeated in order after hydration, on the same elements or on those with their `data-hydrate` name; a second click on
 * the same one counts once. When the code fails to load, the clicks have their effect without JavaScript, and the next
 * interaction retries. The returned function hydrates immediately. `pressable` matches the elements whose clicks wait:
 * by default every control; fields that keep their own state need not.
 */
export function hydrateOnInteraction(root: HTMLElement, hydrate: Hydrate, pressable = PRESSABLE): () => void {
  let state: 'static' | 'loading' | 'hydrated' = 'static';
  let held: HTMLElement[] = [];

  const begin = (): void => {
    if (state !== 'static') return;
    state = 'loading';
    void hydrate(root).then(
      () => settle('hydrated'),
      (error: unknown) => {
        // Without a connection no code can load; that is nobody's fault.
        if (navigator.onLine) reportError(error);
        return settle('static');
      },
    );
  };

  const settle = async (next: 'static' | 'hydrated'): Promise<void> => {
    state = next;
    if (next === 'hydrated') for (const interaction of INTERACTIONS) root.removeEventListener(interaction, begin);
    const pressed = held;
    held = [];
    // Off while the held clicks are repeated, which would otherwise be held again.
    root.removeEventListener('click', hold, true);
    for (const element of pressed) {
      currentElement(root, element)?.click();
      // Lets React render the effect of one click before the next.
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (next === 'static') root.addEventListener('click', hold, true);
  };

  const hold = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(`${pressable}, a`) : null;
    // A link in a label keeps its effect.
    if (!pressed || pressed.matches('a:not([data-hydrate])')) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (held.at(-1) !== pressed) held.push(pressed);
    begin();
  };

  for (const interaction of INTERACTIONS) root.addEventListener(interaction, begin, { passive: true });
  root.addEventListener('click', hold, true);
  return begin;
}

/** Controls whose click waits for the code; plain links never wait, and hearts have their own script. */
const PRESSABLE =
  'button:not([data-favorite]), summary, label, input:is([type=checkbox], [type=radio]), [data-hydrate]';

function currentElement(root: HTMLElement, pressed: HTMLElement): HTMLElement | null {
  if (pressed.isConnected) return pressed;
  const name = pressed.dataset['hydrate'];
  return name === undefined ? null : root.querySelector<HTMLElement>(`[data-hydrate="${CSS.escape(name)}"]`);
}
