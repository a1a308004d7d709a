import { whenCalm } from '../../lib/when-calm.ts';

/** Fetches the code of the background video once the page is idle: the page begins without it. */
export function playListingVideo(): void {
  whenCalm(() => void import('../../lib/background-video.ts').catch(reportError));
}
