export const MEDIA_TEXT = {
  heading: 'Plans and films',
  plan: (number: number) => `Floor plan ${number}`,
  enlarge: 'Open at full size',
  host: (host: string) => `Opens ${host}, which may store data about your visit.`,
} as const;
