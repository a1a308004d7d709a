/**
 * Awaits a change that may remove the element with the focus, as deleting an item of a list does. Lost focus goes to its
 * item if that stays, else to the next item, the one before, or the heading of the section or of the screen.
 */
export async function keepFocus<Result>(change: () => Promise<Result>): Promise<Result> {
  const { activeElement, body } = document;
  const focused = activeElement === body ? null : activeElement;
  const item = focused?.closest('li');
  const headingId = focused?.closest('section')?.getAttribute('aria-labelledby') ?? '';
  const places = [
    focused,
    item,
    item?.nextElementSibling,
    item?.previousElementSibling,
    document.getElementById(headingId),
  ];
  try {
    return await change();
  } finally {
    // Once the change is drawn: only then is the focus lost.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const place of [...places, document.querySelector('h1')]) {
          if (document.activeElement !== body) return;
          if (place instanceof HTMLElement) focusOn(place);
        }
      }),
    );
  }
}

function focusOn(element: HTMLElement): void {
  // Without the attribute, an item or a heading does not take the focus.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
