/** Makes a link open a dialog as a modal: the browser keeps the focus inside and returns it. */
function openOnClick(opener: HTMLAnchorElement, id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) throw new Error(`The page has no dialog ${id}`);
  opener.ariaHasPopup = 'dialog';
  opener.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
  });
}

// Without JavaScript the same links lead to the dialog in the page, where `:target` shows it.
for (const opener of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog][href^="#"]')) {
  openOnClick(opener, opener.hash.slice(1));
}

// Such a link was opened in a new tab, or pressed before this ran.
const linked = document.getElementById(location.hash.slice(1));
if (linked instanceof HTMLDialogElement) {
  // Or it would stand in the page once it is closed.
  linked.toggleAttribute('data-modal', true);
  linked.showModal();
  // Once: neither a reload nor the way back opens it again.
  history.replaceState(history.state, '', location.pathname + location.search);
}

// Without JavaScript these links lead to another page with the same function.
for (const opener of document.querySelectorAll<HTMLAnchorElement>('a[data-opens]')) {
  openOnClick(opener, opener.dataset['opens'] ?? '');
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) target.closest('[data-close-dialog]')?.closest('dialog')?.close();
});
