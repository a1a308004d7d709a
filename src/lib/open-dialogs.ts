/** Makes a link open a dialog as a modal: the browser keeps the focus inside and returns it. */
export function openOnClick(opener: HTMLAnchorElement, dialog: HTMLDialogElement): void {
  opener.ariaHasPopup = 'dialog';
  opener.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
  });
}

/** The dialog at a link's hash in a document, which may be this page or the link's target. */
export function findDialog({ hash }: HTMLAnchorElement, page: Document): HTMLDialogElement {
  const dialog = page.getElementById(hash.slice(1));
  if (!(dialog instanceof HTMLDialogElement)) throw new Error(`No dialog at ${hash}`);
  return dialog;
}

// Without JavaScript the same links lead to the dialog in the page, where `:target` shows it.
for (const opener of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog][href^="#"]')) {
  openOnClick(opener, findDialog(opener, document));
}

// Without JavaScript these links lead to another page with the same function.
for (const opener of document.querySelectorAll<HTMLAnchorElement>('a[data-opens]')) {
  const dialog = document.getElementById(opener.dataset['opens'] ?? '');
  if (dialog instanceof HTMLDialogElement) openOnClick(opener, dialog);
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) target.closest('[data-close-dialog]')?.closest('dialog')?.close();
});
