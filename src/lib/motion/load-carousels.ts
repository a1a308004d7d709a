import { whenNearOrIdle } from '#lib/when-idle.ts';

/** Loads the carousel's code when the first one is near the window, or when the page is idle. */
function loadCarousels(): void {
  const [first] = document.getElementsByTagName('scroll-carousel');
  if (!first) return;
  whenNearOrIdle(first, () => {
    import('./carousel.ts').catch(reportError);
  });
}

loadCarousels();
