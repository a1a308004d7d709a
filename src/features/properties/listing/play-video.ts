import { whenIdle } from '#lib/when-idle.ts';

/** Loads the code of the background video's code when the page is idle. */
export function playListingVideo(): void {
  whenIdle(() => void import('#lib/motion/background-video.ts').catch(reportError));
}
