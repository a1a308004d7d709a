import type { ClientDirective } from 'astro';

/**
 * 'input' covers fields filled without other events: voice input, password managers, translators. 'beforetoggle' is the
 * opening of a popover by a button outside. 'hydrate' is the event by which a script of the page asks for an island that
 * must not wait, such as a form with a draft.
 */
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'beforetoggle', 'hydrate'] as const;

/** Controls that do nothing without their code; any other keeps its effect in the browser meanwhile. */
const PRESSABLE = 'button:not([popovertarget])';

/** A slot of an island is plain HTML, whose links and hearts need no hydration. */
const isInSlot = ({ target }: Event): boolean => target instanceof Element && target.closest('astro-slot') !== null;

/**
 * `client:interaction` hydrates an island at the first pointer, focus, key or input in it. A press while the code loads is
 * held back, which the control shows as busy, and repeated after hydration; React hydrates a root at once for an event
 * that it has handlers for. When the code cannot be loaded, which Astro reports, the press has its effect without
 * JavaScript and the next interaction retries.
 */
const onInteraction: ClientDirective = (load, _options, island) => {
  let isLoading = false;
  let held: HTMLElement | null = null;
  let listening = new AbortController();

  const hydrate = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    const begin = await load();
    await begin();
    isLoading = false;
    listening.abort();
    if (held !== null) {
      held.ariaBusy = null;
      held.click();
      held = null;
    }
    // Astro removes the attribute when it hydrates an island.
    if (island.hasAttribute('ssr')) listen();
  };

  const hold = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
    if (pressed === null || isInSlot(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (held !== null) held.ariaBusy = null;
    held = pressed;
    held.ariaBusy = 'true';
    void hydrate();
  };

  const listen = (): void => {
    listening = new AbortController();
    const { signal } = listening;
    for (const interaction of INTERACTIONS) {
      const begin = (event: Event): void => void (isInSlot(event) || hydrate());
      // Captured, because 'beforetoggle' does not bubble.
      island.addEventListener(interaction, begin, { passive: true, capture: true, signal });
    }
    island.addEventListener('click', hold, { capture: true, signal });
  };

  listen();
};

export default onInteraction;
