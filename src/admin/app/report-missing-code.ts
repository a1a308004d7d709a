import { reloadOnce } from './reload-once.ts';
import { SHELL_TEXT } from './text.ts';

/** Astro's event on an island whose code cannot be loaded. */
const FAILED = 'astro:hydration-error';

// The code of the back office may be missing after a new release or without a connection: says so and reloads.
document.addEventListener(FAILED, () => {
  const status = document.querySelector('.centred[role=status]');
  if (status !== null) status.textContent = SHELL_TEXT.notLoaded.app;
  if (navigator.onLine) reloadOnce();
  addEventListener('online', () => location.reload(), { once: true });
});
