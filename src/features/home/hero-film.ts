import { Playback, prefersReducedMotion, watchAttention, wireToggles } from '../../lib/playback.ts';
import { whenCalm } from '../../lib/when-calm.ts';
import { sparesData } from './spares-data.ts';

/** The film in two formats, lying or standing as the window does; made by scripts/video/make-hero-video.sh. */
const FORMATS = [
  ['webm', 'video/webm; codecs="av01.0.05M.10"'],
  ['mp4', 'video/mp4'],
] as const;

/** How long the poster is looked at once the page is calm, in milliseconds: the film's pictures are work for a telephone. */
const POSTER_REST = 3000;

const shade = document.querySelector<HTMLElement>('[data-film-shade]');

// The poster is what a visitor sees first: the film waits until everything else has arrived, and may never come.
if (shade && !prefersReducedMotion() && !sparesData(Reflect.get(navigator, 'connection'))) {
  whenCalm(() => setTimeout(showFilm, POSTER_REST, shade));
}

/** Lays the film over its poster, below the shade; it fades in when it moves. */
function showFilm(above: HTMLElement): void {
  const video = document.createElement('video');
  video.className = 'home-film';
  Object.assign(video, { muted: true, loop: true, playsInline: true, disablePictureInPicture: true, tabIndex: -1 });
  video.ariaHidden = 'true';
  const shape = matchMedia('(orientation: portrait)').matches ? 'standing' : 'lying';
  for (const [ending, type] of FORMATS) {
    const source = document.createElement('source');
    source.src = `/video/hero-${shape}.${ending}`;
    source.type = type;
    video.append(source);
  }
  const playback = new Playback((running) => {
    if (!running) video.pause();
    // A browser that saves power refuses, and the button still starts the film; 'AbortError' is only our own pause.
    else video.play().catch(({ name }: DOMException) => name === 'AbortError' || playback.pause('off'));
  });
  video.addEventListener('playing', () => (video.dataset['playing'] = ''), { once: true });
  video.addEventListener('canplay', () => wireToggles(document.querySelectorAll('[data-film-toggle]'), playback), {
    once: true,
  });
  video.preload = 'auto';
  above.before(video);
  watchAttention(video, playback);
}
