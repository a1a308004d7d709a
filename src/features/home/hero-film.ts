import { Playback, prefersReducedMotion, watchAttention, wireToggles } from '../../lib/playback.ts';
import { whenCalm } from '../../lib/when-calm.ts';
import { sparesData } from './spares-data.ts';

const template = document.querySelector<HTMLTemplateElement>('[data-film]');

// The poster is what a visitor sees first: the film waits until everything else has arrived, and may never come.
if (template && !prefersReducedMotion() && !sparesData(Reflect.get(navigator, 'connection'))) {
  whenCalm(() => showFilm(template));
}

/** Lays the film over its poster; it fades in when it moves. */
function showFilm(source: HTMLTemplateElement): void {
  const video = document.importNode(source.content, true).querySelector('video');
  if (!video) return;
  if (matchMedia('(orientation: portrait)').matches) {
    for (const film of video.querySelectorAll('source')) film.src = film.dataset['standing'] ?? film.src;
  }
  // Of a cloned element browsers do not read the attribute, and a film with sound may not start by itself.
  video.muted = true;
  const playback = new Playback((running) => {
    if (!running) video.pause();
    // A browser that saves power refuses, and the button still starts the film; 'AbortError' is only our own pause.
    else video.play().catch(({ name }: DOMException) => name === 'AbortError' || playback.pause('off'));
  });
  video.addEventListener('playing', () => (video.dataset['playing'] = ''), { once: true });
  video.addEventListener('canplay', () => wireToggles(document.querySelectorAll('[data-film-toggle]'), playback), {
    once: true,
  });
  source.replaceWith(video);
  watchAttention(video, playback);
}
