/** How long a message without a question stays, in milliseconds. */
const STAYS = 6000;

/** Something a message offers to do. */
export interface Offer {
  /** Words of the button. */
  readonly label: string;
  /** What it does; the message goes. */
  readonly act: () => void;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something at the foot of the window, also to those who only hear it; with offers it stays until one is taken. */
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
