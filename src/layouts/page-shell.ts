// The scripts of the layout. Every page runs them (pages/_member/on-every-page.ts): a script in Page.astro would be one
// more request.
import { announceMissingCode } from '#lib/announce-missing-code.ts';
import { followCurrency } from '#lib/currency/follow-currency.ts';
import '#lib/forms/resume-drafts.ts';

followCurrency();

/** Islands that show nothing without their code, whose pressed button waits for it, or whose choices stay disabled. */
const WITHOUT_CODE = '[client=load], :has([aria-busy=true], fieldset:disabled)';

// Astro reports that the code of an island cannot be loaded; the page says so where nothing else shows it.
document.addEventListener('astro:hydration-error', ({ target }) => {
  if (target instanceof Element && target.matches(WITHOUT_CODE)) announceMissingCode();
});

/** Closes the menu if it is open. */
function closeMenu(menu: Element | null): void {
  if (menu instanceof HTMLElement && menu.popover && menu.matches(':popover-open')) menu.hidePopover();
}

// Otherwise a page restored from the back/forward cache would show its menu open.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('[popover] a') : null;
  if (link) closeMenu(link.closest('[popover]'));
});

// Tab walks out of an open menu, which would then cover what has the focus. Its button belongs to it.
document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element)) return;
  for (const menu of document.querySelectorAll('[popover]')) {
    if (!menu.contains(target) && target.getAttribute('popovertarget') !== menu.id) closeMenu(menu);
  }
});

// A phone in landscape may be wide enough for the full header.
matchMedia('(min-width: 64rem)').addEventListener('change', () => {
  closeMenu(document.getElementById('mobile-menu'));
});
