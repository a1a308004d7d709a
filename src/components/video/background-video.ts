import { whenMotionReduced } from '../when-motion-reduced.ts';
import { sparesData } from './spares-data.ts';

/** How long the poster shows after the page has loaded, in milliseconds: playing a video is work for a phone. */
const POSTER_PAUSE = 3000;

/** Plays a video that starts by itself while it is in view, and lets a button pause it. */
function playInView(video: HTMLVideoElement, toggle: HTMLElement | null): void {
  const isOff = (): boolean => toggle?.hasAttribute('data-off') === true;
  const play = (): unknown =>
    video.play().catch(({ name }: DOMException) => {
      // A pause.
      if (name === 'AbortError') return;
      toggle?.toggleAttribute('data-off', true);
      // A browser in power-saving mode rejects autoplay before it loads anything; the button still starts the video.
      if (name === 'NotAllowedError') toggle?.removeAttribute('hidden');
    });
  video.addEventListener('playing', () => (video.dataset['playing'] = ''), { once: true });
  video.addEventListener('canplay', () => toggle?.removeAttribute('hidden'), { once: true });
  toggle?.addEventListener('click', () => {
    toggle.toggleAttribute('data-off');
    if (isOff()) video.pause();
    else play();
  });
  whenMotionReduced(() => {
    toggle?.toggleAttribute('data-off', true);
    video.pause();
  });
  new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) video.pause();
    else if (!isOff()) play();
  }).observe(video);
}

const video = document.querySelector<HTMLVideoElement>('.background-video');

if (
  video &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !sparesData(Reflect.get(navigator, 'connection'))
) {
  // After everything else has loaded.
  const start = (): unknown =>
    setTimeout(playInView, POSTER_PAUSE, video, document.querySelector('[data-video-toggle]'));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
