export const BEDROOMS_TEXT = {
  heading: 'Who sleeps where',
  bedrooms: (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  beds: (guests: number) => (guests === 1 ? 'a bed for 1 guest' : `beds for ${guests} guests`),
  bedroom: (number: number) => `Bedroom ${number}`,
  stepFree: 'Reached without a step',
} as const;
