/** How long a message without buttons stays, in milliseconds. */
const STAYS = 6000;

/** How long the region is in its place before it is filled, in milliseconds: a region that is new with its text stays silent. */
const SETTLES = 100;

/** A button of a message. */
export interface Offer {
  readonly label: string;
  /** Called when the button is pressed, which closes the message. */
  readonly act: () => void;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** What had the focus before a button of the message got it; null for nothing. */
let before: HTMLElement | null = null;

/**
 * Shows a message at the bottom of the window, which screen readers announce; with buttons it stays until one is
 * pressed.
 */
export function announce(message: string, offers: readonly Offer[] = []): void {
  const toast = document.querySelector<HTMLElement>('.toast') ?? createToast();
  const clear = (): void => clearToast(toast);
  clear();
  placeToast(toast);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const text = document.createElement('p');
    text.textContent = message;
    toast.replaceChildren(text, ...offers.map((offer) => buttonOf(offer, clear)));
    if (offers.length === 0) timer = setTimeout(clear, STAYS);
  }, SETTLES);
}

function createToast(): HTMLElement {
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.role = 'status';
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !toast.contains(relatedTarget)) before = relatedTarget;
  });
  return toast;
}

/** Removes the message; the focus of its buttons goes back to where it was. */
function clearToast(toast: HTMLElement): void {
  const hasFocus = toast.contains(document.activeElement);
  toast.replaceChildren();
  if (hasFocus) before?.focus({ preventScroll: true });
  before = null;
}

/**
 * Puts the message into the topmost modal dialog, outside of which everything is inert, a popover too
 * (https://github.com/whatwg/html/issues/10811), and back when that closes. A dialog may be hidden below another.
 */
function placeToast(toast: HTMLElement): void {
  const dialog = Array.from(document.querySelectorAll('dialog:modal:not([hidden])')).at(-1);
  const place = dialog ?? document.body;
  if (toast.parentElement === place) return;
  place.append(toast);
  dialog?.addEventListener('close', () => placeToast(toast), { once: true });
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
