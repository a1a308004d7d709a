/** Smallest and largest measure of the access: steps, then centimetres. */
export const ACCESS_BOUNDS = {
  entranceSteps: { min: 0, max: 500 },
  narrowestDoor: { min: 0, max: 300 },
  bedHeight: { min: 0, max: 150 },
  showerStep: { min: 0, max: 100 },
} as const;
