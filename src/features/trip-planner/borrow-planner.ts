import { findDialog, openOnClick } from '#lib/open-dialogs.ts';
import { hydrateOnInteraction } from '#lib/hydrate-on-interaction.ts';
import { hydratePlanners } from './hydrate-planners.ts';

// The home page does not contain the planner (docs/decisions/0161-pages-are-there-at-once.md): its link leads to the page that
// does, and on interaction this loads the dialog from there.
for (const opener of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]:not([href^="#"])')) {
  opener.ariaHasPopup = 'dialog';
  hydrateOnInteraction(opener, () => borrowDialog(opener));
}

async function borrowDialog(opener: HTMLAnchorElement): Promise<void> {
  const response = await fetch(opener.pathname);
  const dialog = findDialog(opener, new DOMParser().parseFromString(await response.text(), 'text/html'));
  document.body.append(dialog);
  hydratePlanners(dialog);
  openOnClick(opener, dialog);
}
