/**
 * Makes a change that may remove the element with the focus, as deleting an item of a list does, or disable it meanwhile.
 * Lost focus goes back to it, to what has its id now, or to its item if that stays, else to the next item, the one before,
 * the button marked `data-add`, or the heading of the section, article, dialog or screen; in an item, to its button marked
 * `data-remove` if there is one. Before the items comes `instead`, what the change has drawn in the place of the element.
 */
export async function keepFocus<Result>(
  change: () => Promise<Result> | Result,
  instead: () => Element | null | undefined = () => null,
): Promise<Result> {
  const { activeElement, body } = document;
  const focused = activeElement === body ? null : activeElement;
  const item = focused?.closest('li');
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling];
  const list = item?.parentElement?.closest('fieldset, section');
  const named = focused?.closest('section, article[aria-labelledby], dialog');
  const headingId = named?.getAttribute('aria-labelledby') ?? '';
  // What a list draws without its last item may be drawn only now.
  const places = (): (Element | null | undefined)[] => [
    focused,
    document.getElementById(focused?.id ?? ''),
    instead(),
    item,
    ...neighbours.flatMap((other) => [removeButtonOf(other), other]),
    list?.querySelector('[data-add]'),
    document.getElementById(headingId),
    document.querySelector('h1'),
  ];
  try {
    return await change();
  } finally {
    // Once the change is drawn: only then is the focus lost.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const place of places()) {
          if (document.activeElement !== body) return;
          if (place instanceof HTMLElement) focusOn(place);
        }
      }),
    );
  }
}

/** Its own, not that of an item of a list within it. */
function removeButtonOf(item: Element | null | undefined): Element | undefined {
  return [...(item?.querySelectorAll('[data-remove]') ?? [])].find((button) => button.closest('li') === item);
}

function focusOn(element: HTMLElement): void {
  // Without the attribute, an item or a heading does not take the focus.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
