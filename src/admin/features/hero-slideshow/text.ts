export const HERO_TEXT = {
  title: 'Hero Slideshow Management',
  introduction: 'The background photographs of the home page, in order.',
  add: 'Add images',
  list: 'Images in slideshow',
  count: (active: number, all: number) => `${active} of ${all} active`,
  loading: 'Loading images...',
  tryAgain: 'Try again',
  notAdded: (count: number) =>
    count === 1
      ? 'One uploaded picture was not added to the slideshow.'
      : `${count} uploaded pictures were not added to the slideshow.`,
  slide: (place: number, alt: string) => (alt === '' ? `image ${place}` : alt),
  states: { on: 'Active', off: 'Inactive' },
  shown: (name: string) => `Show ${name} in the slideshow`,
  alt: 'Alt text',
  question: {
    title: 'Delete this image from the slideshow?',
    children: 'The picture itself stays in the library. The home page shows it until it is published again.',
    yes: 'Delete image',
  },
} as const;
