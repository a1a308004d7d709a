import { announce } from '#lib/announce.ts';

// For pages that do nothing without their island: when its code cannot be loaded, which Astro reports, they say so.
document.addEventListener('astro:hydration-error', () => {
  announce('This page did not load completely. Please check your connection.', [
    { label: 'Load it again', act: () => location.reload() },
  ]);
});
