/** The section at this share of the window's height, from the top, counts as the current one. */
const READING_LINE = 0.4;

/**
 * Marks the link to the current section in every navigation with `data-marks-sections`, and keeps that link visible
 * where the navigation scrolls sideways.
 */
function markSections(navigation: HTMLElement): void {
  const links = [...navigation.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const linkTo = new Map(links.map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = linkTo.get(target.id);
        if (!link) continue;
        link.ariaCurrent = isIntersecting ? 'true' : null;
      }
      showLink(navigation, links.find(({ ariaCurrent }) => ariaCurrent) ?? links[0]);
    },
    // The observed area is the reading line, which is in one section at a time.
    { rootMargin: `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}% 0px` },
  );
  for (const id of linkTo.keys()) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
}

function showLink(navigation: HTMLElement, link: HTMLElement | undefined): void {
  if (!link) return;
  // Not scrollIntoView, which would also scroll the page and stop a running scroll.
  const middle = link.getBoundingClientRect().left - navigation.getBoundingClientRect().left + link.offsetWidth / 2;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  navigation.scrollBy({ left: middle - navigation.clientWidth / 2, behavior: reducedMotion ? 'instant' : 'smooth' });
}

for (const navigation of document.querySelectorAll<HTMLElement>('[data-marks-sections]')) markSections(navigation);
