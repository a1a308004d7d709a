/**
 * Turns the links to the departments into a filter: only the chosen department shows, its number of people is
 * announced, and the choice is in the URL, so that it can be shared and undone with the back button.
 */
function filterTeam(directory: HTMLElement): void {
  const links = [...directory.querySelectorAll<HTMLAnchorElement>('nav a')];
  const sections = [...directory.querySelectorAll<HTMLElement>('[data-department]')];
  const status = directory.querySelector('[role="status"]');

  const show = (): void => {
    const chosen = sections.find(({ id }) => `#${id}` === location.hash);
    for (const section of sections) section.hidden = chosen !== undefined && section !== chosen;
    for (const link of links) {
      const current = link.hash === (chosen ? `#${chosen.id}` : `#${directory.id}`);
      link.ariaCurrent = current ? 'true' : null;
      if (current && status) status.textContent = link.dataset['count'] ?? '';
    }
  };

  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      // Following the link would scroll the filter out of the window.
      if (link.hash !== location.hash) history.pushState(null, '', link.hash);
      show();
    });
  }
  addEventListener('hashchange', show);
  show();
  // The browser scrolled to the section before those above it were hidden.
  if (location.hash) document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
}

for (const directory of document.querySelectorAll<HTMLElement>('[data-team-filter]')) filterTeam(directory);
