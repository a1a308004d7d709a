/** Closes a menu that is open; anything else is left as it is. */
export function closeMenu(menu: Element | null): void {
  if (menu instanceof HTMLElement && menu.matches(':popover-open')) menu.hidePopover();
}

// Without this a page that the back button brings out of the browser's memory would come back with its menu open.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('[popover] a') : null;
  if (link) closeMenu(link.closest('[popover]'));
});

// A telephone turned to its side may be wide enough for the full header.
matchMedia('(min-width: 64rem)').addEventListener('change', () => {
  closeMenu(document.getElementById('mobile-menu'));
});
