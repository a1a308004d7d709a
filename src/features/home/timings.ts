// Timings and steps of the home page (visitor specification, sections 4 and 9).

/** Milliseconds between two destinations of the slider. */
export const SLIDER_ADVANCE = 8000;

/** Milliseconds that the slider pauses after the visitor chose a destination. */
export const SLIDER_PAUSE = 15_000;

/** Milliseconds between two properties of the showcase. */
export const SHOWCASE_ADVANCE = 8000;

/** Milliseconds of the fade between two properties of the showcase. */
export const SHOWCASE_FADE = 500;

/** Milliseconds in which the gallery scrolls past all its properties. */
export const GALLERY_LOOP = 180_000;

/** Share of the visible width by which the gallery's buttons scroll. */
export const GALLERY_STEP = 0.8;

/** Highlights of a destination that the slider shows. */
export const SLIDER_HIGHLIGHTS = 4;
