/** Lets a link open a dialog as a modal: the browser keeps the focus inside and gives it back. */
export function letOpen(opener: HTMLAnchorElement, dialog: HTMLDialogElement): void {
  opener.ariaHasPopup = 'dialog';
  opener.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
  });
}

/** The dialog at a link's hash in a document, which may be this page or the one that the link leads to. */
export function dialogAt({ hash }: HTMLAnchorElement, page: Document): HTMLDialogElement {
  const dialog = page.getElementById(hash.slice(1));
  if (!(dialog instanceof HTMLDialogElement)) throw new Error(`No dialog at ${hash}`);
  return dialog;
}

// Without script the same links lead to the dialog's place in the page, where `:target` shows it.
for (const opener of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog][href^="#"]')) {
  letOpen(opener, dialogAt(opener, document));
}

// These lead to another page without script, which does for this property what the dialog does.
for (const opener of document.querySelectorAll<HTMLAnchorElement>('a[data-opens]')) {
  const dialog = document.getElementById(opener.dataset['opens'] ?? '');
  if (dialog instanceof HTMLDialogElement) letOpen(opener, dialog);
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) target.closest('[data-close-dialog]')?.closest('dialog')?.close();
});
