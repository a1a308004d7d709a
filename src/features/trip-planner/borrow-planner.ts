import { dialogAt, letOpen } from '#lib/open-dialogs.ts';
import { hydrateOnInteraction } from '#lib/hydrate-on-interaction.ts';
import { hydratePlanners } from './hydrate-planners.ts';

// The home page has no room for the planner (docs/decisions/0070-rest-of-the-page.md): its link leads to the page that
// holds it, and when it is touched the dialog is brought from there.
for (const opener of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]:not([href^="#"])')) {
  opener.ariaHasPopup = 'dialog';
  hydrateOnInteraction(opener, () => borrowDialog(opener));
}

async function borrowDialog(opener: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(opener.pathname);
  const dialog = dialogAt(opener, new DOMParser().parseFromString(await answer.text(), 'text/html'));
  document.body.append(dialog);
  hydratePlanners(dialog);
  letOpen(opener, dialog);
}
