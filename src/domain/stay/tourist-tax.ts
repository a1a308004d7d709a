// The municipal tourist taxes (taxa municipal turística) of the places where we let houses: what guests pay a night, by day
// of the year. Every municipality sets its own by a regulation; a later one is another entry here.

/** Municipalities with a tourist tax. */
export const MUNICIPALITIES = [
  'albufeira',
  'cascais',
  'funchal',
  'lagoa',
  'lisboa',
  'loule',
  'ponta-delgada',
  'porto',
  'sintra',
] as const;

export type Municipality = (typeof MUNICIPALITIES)[number];

export const MUNICIPALITY_NAMES: Readonly<Record<Municipality, string>> = {
  albufeira: 'Albufeira',
  cascais: 'Cascais',
  funchal: 'Funchal',
  lagoa: 'Lagoa (Algarve)',
  lisboa: 'Lisbon',
  loule: 'Loulé',
  'ponta-delgada': 'Ponta Delgada',
  porto: 'Porto',
  sintra: 'Sintra',
};

export interface TouristTax {
  /** First night on which it is due, 'YYYY-MM-DD'. */
  readonly since: string;
  /** Cents a night and guest from April to October. */
  readonly summerCents: number;
  /** Cents a night and guest from November to March; 0 for none. */
  readonly winterCents: number;
  /** Charged nights after which a stay pays no more. */
  readonly nightsMax: number;
  /** Age from which a guest pays. */
  readonly ageFrom: number;
  /** Where it was read. */
  readonly source: string;
}

const LUSA_2019 =
  'https://www.dn.pt/edicao-do-dia/17-nov-2019/ourem-recua-guimaraes-pondera-sao-ja-oito-os-municipios-que-cobram-taxa-turistica-11522490.html';

const LUSA_2025 =
  'https://www.voltaaomundo.pt/2025/01/03/saiba-onde-tem-que-pagar-taxa-turistica-em-portugal/noticias/882714/';

/** All year the same. */
const always = (cents: number) => ({ summerCents: cents, winterCents: cents });

/** Each municipality's taxes, the oldest first; read on 28 November 2026. */
const TAXES: Readonly<Record<Municipality, readonly TouristTax[]>> = {
  albufeira: [
    {
      ...{ since: '2024-05-21', summerCents: 200, winterCents: 0, nightsMax: 7, ageFrom: 13 },
      source:
        'https://rr.sapo.pt/noticia/pais/2024/04/30/albufeira-comeca-a-cobrar-taxa-turistica-de-dois-euros-em-21-de-maio/376580/',
    },
  ],
  cascais: [
    { since: '2019-01-01', ...always(200), nightsMax: 7, ageFrom: 13, source: LUSA_2019 },
    {
      // It doubled in the course of 2024; which day is not said.
      ...{ since: '2025-01-01', ...always(400), nightsMax: 7, ageFrom: 13 },
      source:
        'https://dinheirovivo.dn.pt/economia/municpios-arrecadam-receita-histrica-de-176-milhes-de-euros-com-taxa-turstica-em-2025',
    },
  ],
  funchal: [
    {
      ...{ since: '2024-10-01', ...always(200), nightsMax: 7, ageFrom: 13 },
      source: 'https://24.sapo.pt/economia/artigos/taxa-turistica-ja-e-cobrada-em-pelo-menos-40-municipios-portugueses',
    },
  ],
  lagoa: [
    {
      ...{ since: '2024-04-13', summerCents: 200, winterCents: 100, nightsMax: 7, ageFrom: 13 },
      source:
        'https://www.publico.pt/2024/04/23/fugas/noticia/lagoa-cobra-taxa-turistica-valor-dois-euros-ate-outubro-2088039',
    },
  ],
  lisboa: [
    { since: '2019-01-01', ...always(200), nightsMax: 7, ageFrom: 13, source: LUSA_2019 },
    {
      ...{ since: '2024-09-01', ...always(400), nightsMax: 7, ageFrom: 13 },
      source: 'https://jornaleconomico.sapo.pt/noticias/como-e-aplicada-a-taxa-turistica',
    },
  ],
  loule: [
    {
      ...{ since: '2024-11-01', summerCents: 200, winterCents: 100, nightsMax: 5, ageFrom: 16 },
      source:
        'https://www.algarvemarafado.com/2024/10/12/taxa-turistica-entra-em-vigor-a-1-de-novembro-no-maior-concelho-algarvio/',
    },
  ],
  'ponta-delgada': [
    {
      ...{ since: '2025-01-01', ...always(200), nightsMax: 3, ageFrom: 13 },
      source: 'https://azoresgps.com/?p=5278',
    },
  ],
  porto: [
    { since: '2019-01-01', ...always(200), nightsMax: 7, ageFrom: 13, source: LUSA_2019 },
    { since: '2024-12-01', ...always(300), nightsMax: 7, ageFrom: 13, source: LUSA_2025 },
  ],
  sintra: [
    {
      ...{ since: '2022-07-01', ...always(100), nightsMax: 3, ageFrom: 14 },
      source:
        'https://jornaleconomico.sapo.pt/noticias/taxa-turistica-chega-esta-semana-dormir-em-sintra-vai-custar-1-euro-416282',
    },
    {
      ...{ since: '2023-03-29', ...always(200), nightsMax: 3, ageFrom: 13 },
      source: 'https://www.eazyal.com/blog/taxa-turistica-em-sintra-2026',
    },
  ],
};

/** The tax of a municipality that is in force on a night; null for none. */
export function touristTaxOn(municipality: Municipality, night: string): TouristTax | null {
  return TAXES[municipality].findLast(({ since }) => since <= night) ?? null;
}

/** Cents that one guest pays for a night. */
export function centsOfNight({ summerCents, winterCents }: TouristTax, night: string): number {
  const month = Number(night.slice(5, 7));
  return month >= 4 && month <= 10 ? summerCents : winterCents;
}
