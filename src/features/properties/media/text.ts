export const MEDIA_TEXT = {
  plansAndFilms: 'Plans and films',
  plans: 'Floor plans',
  films: 'Films and tours',
  plan: (number: number) => `Floor plan ${number}`,
  enlarge: 'Open at full size',
  host: (host: string) => `Opens ${host}, which may store data about your visit.`,
} as const;
