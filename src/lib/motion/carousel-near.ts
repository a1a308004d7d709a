import { whenNearOrIdle } from '../when-idle.ts';

/** Loads the carousel's code when the first one comes near the window, or when the page is calm: no first paint needs it. */
function loadCarousels(): void {
  const [first] = document.getElementsByTagName('scroll-carousel');
  if (!first) return;
  whenNearOrIdle(first, () => {
    import('./carousel.ts').catch(reportError);
  });
}

loadCarousels();
