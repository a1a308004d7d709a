import type { PurchaseTable } from './purchase-table.ts';

/**
 * The table of 2026 until staff change it in the settings. Brackets: tables I, III, IV and VI of the tax authority's
 * Ofício Circulado 40129/2026 of 6 January 2026, which agree with article 17 of the Código do IMT (Lei 73-A/2025) and, for
 * the islands, with its limits times 1.25 in whole euros (Lei 21/90). Non-residents: article 17, n.os 10 to 12, added by
 * Decreto-Lei 97/2026 of 20 May, in force since 25 May 2026. Stamp duty: verba 1.1 of the Tabela Geral. IMI and AIMI:
 * articles 112 and 135-F of the Código do IMI. Deed and registry: the public tariff of Casa Pronta. Read on 27 November 2026.
 */
export const PURCHASE_TABLE_2026: PurchaseTable = {
  year: 2026,
  validUntil: '2026-12-31',
  source: 'Autoridade Tributária, Ofício Circulado 40129/2026, and Código do IMT, article 17',
  sourceUrl: 'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/cimt/Pages/cimt17.aspx',
  mainlandOwnHome: [
    { upTo: 106_346, rate: 0, deduct: 0 },
    { upTo: 145_470, rate: 2, deduct: 2126.92 },
    { upTo: 198_347, rate: 5, deduct: 6491.02 },
    { upTo: 330_539, rate: 7, deduct: 10_457.96 },
    { upTo: 660_982, rate: 8, deduct: 13_763.35 },
    { upTo: 1_150_853, rate: 6, deduct: 0 },
    { upTo: null, rate: 7.5, deduct: 0 },
  ],
  mainlandSecondHome: [
    { upTo: 106_346, rate: 1, deduct: 0 },
    { upTo: 145_470, rate: 2, deduct: 1063.46 },
    { upTo: 198_347, rate: 5, deduct: 5427.56 },
    { upTo: 330_539, rate: 7, deduct: 9394.5 },
    { upTo: 633_931, rate: 8, deduct: 12_699.89 },
    { upTo: 1_150_853, rate: 6, deduct: 0 },
    { upTo: null, rate: 7.5, deduct: 0 },
  ],
  islandsOwnHome: [
    { upTo: 132_933, rate: 0, deduct: 0 },
    { upTo: 181_838, rate: 2, deduct: 2658.66 },
    { upTo: 247_934, rate: 5, deduct: 8113.8 },
    { upTo: 413_174, rate: 7, deduct: 13_072.48 },
    { upTo: 826_228, rate: 8, deduct: 17_204.22 },
    { upTo: 1_438_566, rate: 6, deduct: 0 },
    { upTo: null, rate: 7.5, deduct: 0 },
  ],
  islandsSecondHome: [
    { upTo: 132_933, rate: 1, deduct: 0 },
    { upTo: 181_838, rate: 2, deduct: 1329.33 },
    { upTo: 247_934, rate: 5, deduct: 6784.47 },
    { upTo: 413_174, rate: 7, deduct: 11_743.15 },
    { upTo: 792_414, rate: 8, deduct: 15_874.89 },
    { upTo: 1_438_566, rate: 6, deduct: 0 },
    { upTo: null, rate: 7.5, deduct: 0 },
  ],
  nonResidentRate: 7.5,
  stampDutyRate: 0.8,
  deedAndRegistry: 375,
  imiFrom: 0.3,
  imiTo: 0.45,
  aimi: [
    { above: 600_000, rate: 0.7 },
    { above: 1_000_000, rate: 1 },
    { above: 2_000_000, rate: 1.5 },
  ],
  notes: [
    'The taxes are on the price, or on the tax value where that is higher, and are paid before the deed.',
    'A buyer who is not tax resident pays the single rate since 25 May 2026. Former residents do not. Anyone who becomes resident within two years, or lets at a moderate rent for three of the first five years, can claim the difference back.',
    'Not counted: a reduction for buyers up to 35 years of age, a mortgage (0.6% stamp duty on it, and €700 for deed and registry), lawyer, notary and bank. A company in a listed tax haven pays 10% IMT.',
  ],
};
