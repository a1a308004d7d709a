import { type CarouselStep, nearestSlide, neighbour } from './carousel-steps.ts';
import { prefersReducedMotion } from './playback.ts';

/** Backward or forward. */
export type Direction = -1 | 1;

/** One way of showing slides. */
export interface SlideView {
  /** Visible slide, from 0. */
  index: () => number;
  /** Whether there is more than the visible part. */
  moves: () => boolean;
  /** Whether it is at its end in this direction. */
  stuck: (direction: Direction) => boolean;
  /** Takes a step and wraps around at the ends; the caller checks `stuck` first where that is not wanted. */
  step: (direction: Direction) => void;
  /** Shows a slide, from 0. */
  show: (index: number) => void;
  /** Forgets the target of an unfinished movement, because the visitor scrolls. */
  letGo: () => void;
}

/** Slides side by side in a scrolling track. */
export function scrollingView(track: HTMLElement, slides: readonly HTMLElement[], step: CarouselStep): SlideView {
  // Target of a smooth scroll: a second press counts from there, not from the present position.
  let aim: number | null = null;
  const beginnings = (): number[] => slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0));
  const end = (): number => track.scrollWidth - track.clientWidth;
  const position = (): number => aim ?? track.scrollLeft;
  const stuck = (direction: Direction): boolean => (direction === 1 ? position() >= end() - 1 : position() <= 1);
  const letGo = (): void => {
    aim = null;
  };
  const scrollTo = (left: number): void => {
    aim = Math.min(Math.max(left, 0), end());
    track.scrollTo({ left: aim, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  const show = (index: number): void => scrollTo(beginnings()[index] ?? 0);
  track.addEventListener('scrollend', letGo);
  return {
    index: () => nearestSlide(beginnings(), track.scrollLeft),
    moves: () => end() > 1,
    stuck,
    step: (direction) => {
      if (stuck(direction)) scrollTo(direction === 1 ? 0 : end());
      else if (step.unit === 'slide') show(neighbour(nearestSlide(beginnings(), position()), direction, slides.length));
      else scrollTo(position() + direction * step.amount * (step.unit === 'share' ? track.clientWidth : 1));
    },
    show,
    letGo,
  };
}

/** Slides on top of one another, of which one is visible. */
export function fadingView(slides: readonly HTMLElement[], wraps: boolean, onChange: () => void): SlideView {
  let index = 0;
  const after = (direction: Direction): number => neighbour(index, direction, slides.length, wraps);
  const show = (next: number): void => {
    const last = index;
    index = next;
    // Only the neighbours and the slide that fades out stay in the page, so that pictures further away do not load yet.
    const near = new Set([last, ...([1, -1] as const).map((way) => neighbour(index, way, slides.length, true))]);
    for (const [number, slide] of slides.entries()) {
      slide.inert = number !== index;
      slide.hidden = slide.inert && !near.has(number);
    }
    if (last !== index) onChange();
  };
  show(0);
  return {
    index: () => index,
    moves: () => slides.length > 1,
    stuck: (direction) => after(direction) === index,
    step: (direction) => show(neighbour(index, direction, slides.length, true)),
    show,
    letGo: () => undefined,
  };
}
