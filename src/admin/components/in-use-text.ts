/** Texts of the question before something in use is deleted. */
export const IN_USE_TEXT = {
  title: (title: string) => `${title} is still in use`,
  no: 'Cancel',
} as const;
