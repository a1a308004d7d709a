export const ACCESS_TEXT = {
  heading: 'Access, measured',
  steps: 'Steps to the door',
  door: 'Narrowest door',
  bed: 'Lowest bed',
  shower: 'Step into the shower',
  bedrooms: 'Bedrooms without a step',
  none: 'none',
  centimetres: (length: number) => `${length}\u00a0cm`,
  of: (count: number, all: number) => `${count} of ${all}`,
  ofDescribed: (count: number, described: number) => `${count} of the ${described} described`,
  notMeasured: 'not measured',
  nothing: 'Nobody has measured the way into this house yet. Ask us, and we will.',
} as const;
