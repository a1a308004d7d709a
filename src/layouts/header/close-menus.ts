/** Closes the menu if it is open. */
export function closeMenu(menu: Element | null): void {
  if (menu instanceof HTMLElement && menu.matches(':popover-open')) menu.hidePopover();
}

// Otherwise a page restored from the back/forward cache would show its menu open.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('[popover] a') : null;
  if (link) closeMenu(link.closest('[popover]'));
});

// A phone in landscape may be wide enough for the full header.
matchMedia('(min-width: 64rem)').addEventListener('change', () => {
  closeMenu(document.getElementById('mobile-menu'));
});
