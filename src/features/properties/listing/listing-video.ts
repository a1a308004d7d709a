import { whenIdle } from '#lib/when-idle.ts';

/** Fetches the code of the background video once the page is idle: the page begins without it. */
export function playListingVideo(): void {
  whenIdle(() => void import('#lib/motion/background-video.ts').catch(reportError));
}
