/** Texts around the preview of a draft. */
export const PREVIEW_TEXT = {
  preview: 'Preview',
  previewOf: (title: string) => `Preview ${title}`,
  making: 'Making the preview …',
  open: 'Open the preview (for three days)',
  openShort: 'Open the preview',
  failed: 'The preview could not be asked for.',
  rejected: (why: string) => `The preview could not be made: ${why}`,
} as const;
