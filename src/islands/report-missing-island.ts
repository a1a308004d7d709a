import { announceMissingCode } from '#lib/announce-missing-code.ts';

// For pages that do nothing without their island: when its code cannot be loaded, which Astro reports, they say so.
document.addEventListener('astro:hydration-error', announceMissingCode);
