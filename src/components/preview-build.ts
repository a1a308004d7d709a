let preview = false;

/** Marks the pages of this build as previews for editors. */
export function makePreviews(): void {
  preview = true;
}

/** Whether this build makes previews, which search engines must not list. */
export function isPreview(): boolean {
  return preview;
}
