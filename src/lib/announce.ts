/** How long a message without buttons stays, in milliseconds. */
const STAYS = 6000;

/** A button of a message. */
export interface Offer {
  readonly label: string;
  /** Called when the button is pressed, which closes the message. */
  readonly act: () => void;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message at the bottom of the window, which screen readers announce; with buttons it stays until one is
 * pressed.
 */
export function announce(message: string, offers: readonly Offer[] = []): void {
  const toast = document.querySelector<HTMLElement>('.toast') ?? createToast();
  const clear = (): void => toast.replaceChildren();
  const text = document.createElement('p');
  text.textContent = message;
  toast.replaceChildren(text, ...offers.map((offer) => buttonOf(offer, clear)));
  clearTimeout(timer);
  if (offers.length === 0) timer = setTimeout(clear, STAYS);
}

function createToast(): HTMLElement {
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.role = 'status';
  document.body.append(toast);
  return toast;
}

function buttonOf(offer: Offer, clear: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = offer.label;
  button.addEventListener('click', () => {
    clear();
    offer.act();
  });
  return button;
}
