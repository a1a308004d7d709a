const root = document.querySelector<HTMLElement>('[data-media-app]');
if (root !== null) void open(root);

/** React and Storage come with this page alone, and only once its own HTML is there. */
async function open(element: HTMLElement): Promise<void> {
  const { openMedia } = await import('./open-media.tsx');
  openMedia(element);
}
