import { createRoot } from 'react-dom/client';
import { MediaApp } from './MediaApp.tsx';

/** Opens the picture half of the back office in an element of the page. */
export function openMedia(root: HTMLElement): void {
  createRoot(root).render(<MediaApp />);
}
