/**
 * Lets links that name a dialog open it as a modal: the browser keeps the focus inside and gives it back. Without
 * script the same links lead to the dialog's place in the page, where `:target` shows it.
 */
function openDialogs(): void {
  for (const opener of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]')) {
    const dialog = document.getElementById(opener.hash.slice(1));
    if (!(dialog instanceof HTMLDialogElement)) throw new Error(`No dialog at ${opener.hash}`);
    opener.ariaHasPopup = 'dialog';
    opener.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      dialog.showModal();
    });
  }
  for (const button of document.querySelectorAll('[data-close-dialog]')) {
    button.addEventListener('click', () => button.closest('dialog')?.close());
  }
}

openDialogs();
