import { Playback, prefersReducedMotion, watchAttention, wireToggles } from './playback.ts';
import { sparesData } from '#lib/spares-data.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** A video in two formats, made by scripts/dev/video/make-hero-video.sh. */
const FORMATS = [
  ['webm', 'video/webm; codecs="av01.0.05M.10"'],
  ['mp4', 'video/mp4'],
] as const;

/** How long the poster shows once the page is idle, in milliseconds: playing a video is work for a phone. */
const POSTER_PAUSE = 3000;

const marker = document.querySelector<HTMLElement>('[data-video]');

// The visitor sees the poster first: the video waits until everything else has loaded, and may never come.
if (marker && !prefersReducedMotion() && !sparesData(Reflect.get(navigator, 'connection'))) {
  whenIdle(() => setTimeout(showVideo, POSTER_PAUSE, marker));
}

/**
 * Lays the video named by `data-video`, or `data-video-upright` in portrait windows, over its poster and below the
 * marker; it fades in when it plays.
 */
function showVideo(above: HTMLElement): void {
  const video = document.createElement('video');
  video.className = 'background-video';
  Object.assign(video, { muted: true, loop: true, playsInline: true, disablePictureInPicture: true, tabIndex: -1 });
  video.ariaHidden = 'true';
  const upright = matchMedia('(orientation: portrait)').matches ? above.dataset['videoUpright'] : undefined;
  for (const [ending, type] of FORMATS) {
    const source = document.createElement('source');
    source.src = `/video/${upright ?? above.dataset['video']}.${ending}`;
    source.type = type;
    video.append(source);
  }
  const playback = new Playback((running) => {
    if (!running) video.pause();
    // A browser in power-saving mode rejects autoplay, and the button still starts the video; 'AbortError' is the
    // site's own pause.
    else video.play().catch(({ name }: DOMException) => name === 'AbortError' || playback.pause('off'));
  });
  video.addEventListener('playing', () => (video.dataset['playing'] = ''), { once: true });
  video.addEventListener('canplay', () => wireToggles(document.querySelectorAll('[data-video-toggle]'), playback), {
    once: true,
  });
  video.preload = 'auto';
  above.before(video);
  watchAttention(video, playback);
}
