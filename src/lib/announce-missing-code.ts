import { announce } from './announce.ts';

/** Says that code of the page could not be loaded, and offers to load the page again. */
export function announceMissingCode(): void {
  announce('This page did not load completely. Please check your connection.', [
    { label: 'Load it again', act: () => location.reload() },
  ]);
}
