import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateImt, percentOf } from './calculate-imt.ts';
import { EARLIER_TABLES } from './imt-tables-fixture.ts';
import type { ImtBracket } from './purchase-table.ts';
import { PURCHASE_TABLE_2026 } from './purchase-table-2026.ts';

const { mainlandOwnHome, mainlandSecondHome, islandsOwnHome, islandsSecondHome } = PURCHASE_TABLE_2026;

const TABLES = {
  ...EARLIER_TABLES,
  '2026 own home': mainlandOwnHome,
  '2026 second home': mainlandSecondHome,
  '2026 own home, islands': islandsOwnHome,
  '2026 second home, islands': islandsSecondHome,
} satisfies Record<string, readonly ImtBracket[]>;

type Example = readonly [table: keyof typeof TABLES, euros: number, cents: number, source: string];

const DECO_2021 = 'DECO: https://www.jornaldenegocios.pt/mais/detalhe/quem-quer-casa-paga-imt';
const DECO_2022 = 'DECO: https://www.jornaldenegocios.pt/mais/analises-deco/detalhe/imt-a-quanto-obrigas';
const DECO_2024 = 'DECO: https://www.noticiasaominuto.com/casa/2101629/comprar-casa-como-se-calcula-o-imt-a-pagar';
const DECO_2025 =
  'DECO: https://www.deco.proteste.pt/dinheiro/comprar-vender-casa/dicas/imt-como-calcular-imposto-pagar';
const MINUTO = 'https://noticiasaominuto.com/economia/2211933/comprar-casa-veja-as-tabelas-do-imt';
const ECONOMIAS = 'https://www.economias.pt/como-calcular-o-imt/';
const IOL_2024 = 'Doutor Finanças: https://www.iol.pt/imt/isencao/imt-saiba-quanto-vai-pagar-em-2024/20240215';
const IOL_2025 = 'Doutor Finanças: https://www.iol.pt/imt/comprar-casa/o-que-muda-no-imt-em-2025/20250113';
const DIGEST = 'Doutor Finanças: https://executivedigest.sapo.pt/noticias/vai-comprar-casa-saiba-o-que-mudou';
const LUSA =
  'Lusa: https://www.almeirinense.com/2024/08/01/arranca-isencao-de-imt-e-selo-na-compra-da-1-a-casa-para-jovens/';
const PWC =
  'PwC: https://cnnportugal.iol.pt/habitacao/impostos/tem-menos-de-35-anos-vai-comprar-a-primeira-casa/20240412';
const FINANCAS = 'https://www.doutorfinancas.pt/impostos/saiba-quanto-vai-pagar-de-imt-em-2026';
const CAPITAL = 'https://www.calculadoracapital.pt/en/calculators/property-transfer-tax';
const CALC = 'https://calc-imt.online (jmerhar/imt-calculator, imt.test.ts)';

/** Published in articles of newspapers, consumers' associations and consultancies, the last ones by a public calculator. */
const EXAMPLES: readonly Example[] = [
  ['2021 own home', 150_000, 1859_77, DECO_2021],
  ['2021 second home', 150_000, 2783_84, DECO_2021],
  ['2021 own home', 200_000, 4912_81, DECO_2022],
  ['2022 own home', 150_000, 1803_37, DECO_2024],
  ['2023 own home', 200_000, 4454_82, MINUTO],
  ['2023 own home', 250_000, 7954_82, ECONOMIAS],
  ['2023 own home', 190_000, 3754_82, IOL_2024],
  ['2024 own home', 190_000, 3279_30, IOL_2024],
  ['2024 own home', 150_000, 1279_30, DIGEST],
  ['2024 own home, islands', 150_000, 452_08, DIGEST],
  ['2024 own home', 200_000, 3977_58, IOL_2025],
  ['2024 own home', 300_000, 10_977_58, LUSA],
  ['2024 own home', 1_000_000, 60_000_00, PWC],
  ['2025 own home', 200_000, 3747_08, IOL_2025],
  ['2025 own home', 150_000, 1136_24, DECO_2025],
  ['2025 second home', 150_000, 2178_85, DECO_2025],
  ['2026 own home', 150_000, 1008_98, FINANCAS],
  ['2026 second home', 150_000, 2072_44, FINANCAS],
  ['2026 second home', 250_000, 8105_50, FINANCAS],
  ['2026 own home', 250_000, 7042_04, CAPITAL],
  ['2026 second home', 400_000, 19_300_11, CALC],
  ['2026 own home', 800_000, 48_000_00, CALC],
  ['2026 second home, islands', 400_000, 16_256_85, CALC],
];

describe('the IMT', () => {
  it.each(EXAMPLES)('of the table %s on €%i is %i cents, as published (%s)', (table, euros, cents) => {
    expect(calculateImt(euros, TABLES[table])).toBe(cents);
  });

  // The Código do IMT, article 17, has the average rate at the end of each bracket, with four decimals.
  it.each([
    ['2026 own home', 145_470, 0.5379],
    ['2026 own home', 198_347, 1.7274],
    ['2026 own home', 330_539, 3.8361],
    ['2026 second home', 106_346, 1],
    ['2026 second home', 145_470, 1.2689],
    ['2026 second home', 198_347, 2.2636],
    ['2026 second home', 330_539, 4.1578],
  ] as const)('of the table %s on €%i is %d %% of it, the average rate of the law', (table, euros, average) => {
    expect(calculateImt(euros, TABLES[table]) / euros).toBeCloseTo(average, 4);
  });

  it('of a home up to the first limit is nothing', () => {
    expect(calculateImt(106_346, mainlandOwnHome)).toBe(0);
    expect(calculateImt(132_933, islandsOwnHome)).toBe(0);
  });

  it('is a single rate on the whole value above the progressive brackets', () => {
    expect(calculateImt(660_982, mainlandOwnHome)).toBe(39_115_21);
    expect(calculateImt(660_983, mainlandOwnHome)).toBe(39_658_98);
    expect(calculateImt(2_000_000, mainlandSecondHome)).toBe(150_000_00);
  });
});

describe.each(Object.entries(TABLES))('the table %s', (_, brackets) => {
  const progressive = brackets.filter(({ rate, deduct }, place) => place === 0 || deduct > 0 || rate < 6);

  it('has the same tax on both sides of a progressive limit, to a cent', () => {
    for (const [place, { upTo }] of progressive.slice(0, -1).entries()) {
      const above = progressive[place + 1];
      if (upTo === null || above === undefined) throw new Error('expected two brackets');
      const other = percentOf(upTo, above.rate) - Math.round(above.deduct * 100);
      expect(Math.abs(calculateImt(upTo, brackets) - other)).toBeLessThanOrEqual(1);
    }
  });

  it('never taxes a higher price less', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(calculateImt(low, brackets)).toBeLessThanOrEqual(calculateImt(high, brackets));
      }),
    );
  });
});

describe('a percentage', () => {
  it('is exact to the cent, with half a cent rounded up', () => {
    expect(percentOf(1_250_001, 0.8)).toBe(10_000_01);
    expect(percentOf(1, 0.5)).toBe(1);
    expect(percentOf(1_000_000_000, 100)).toBe(1_000_000_000_00);
  });

  it('keeps the third decimal of a rate', () => {
    expect(percentOf(200_000, 0.361)).toBe(722_00);
  });
});
