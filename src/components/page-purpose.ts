let preview = false;

/** Says that the pages of this build are shown to editors before they are published. */
export function makePreviews(): void {
  preview = true;
}

/** Whether pages are made for editors alone, so that search engines must not list them. */
export function isPreview(): boolean {
  return preview;
}
