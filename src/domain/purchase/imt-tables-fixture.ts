import type { ImtBracket } from './purchase-table.ts';

/** A bracket as the tax authority prints it: 'até', rate in percent, 'parcela a abater'. */
type Row = readonly [upTo: number, rate: number, deduct: number];

const table = (...rows: readonly Row[]): ImtBracket[] =>
  rows.map(([upTo, rate, deduct]) => ({ upTo: upTo === Infinity ? null : upTo, rate, deduct }));

/** The practical tables of earlier years, which published examples use. */
export const EARLIER_TABLES = {
  /** Unchanged from 2020 to 2021: https://www.economias.pt/como-calcular-o-imt/ */
  '2021 own home': table(
    [92_407, 0, 0],
    [126_403, 2, 1848.14],
    [172_348, 5, 5640.23],
    [287_213, 7, 9087.19],
    [574_323, 8, 11_959.32],
    [1_000_000, 6, 0],
    [Infinity, 7.5, 0],
  ),
  '2021 second home': table(
    [92_407, 1, 0],
    [126_403, 2, 924.07],
    [172_348, 5, 4716.16],
    [287_213, 7, 8163.12],
    [550_836, 8, 11_035.25],
    [1_000_000, 6, 0],
    [Infinity, 7.5, 0],
  ),
  '2022 own home': table(
    [93_331, 0, 0],
    [127_667, 2, 1866.62],
    [174_071, 5, 5696.63],
    [290_085, 7, 9178.05],
    [580_066, 8, 12_078.9],
    [1_010_000, 6, 0],
    [Infinity, 7.5, 0],
  ),
  /** https://www.apcmc.pt/legislacao/imt-tabelas-praticas-2023/ */
  '2023 own home': table(
    [97_064, 0, 0],
    [132_774, 2, 1941.28],
    [181_034, 5, 5924.5],
    [301_688, 7, 9545.18],
    [603_289, 8, 12_562.06],
    [1_050_400, 6, 0],
    [Infinity, 7.5, 0],
  ),
  /** Ofício Circulado 40121/2024: https://algarverealestate.com/imt-tax-calculator */
  '2024 own home': table(
    [101_917, 0, 0],
    [139_412, 2, 2038.34],
    [190_086, 5, 6220.7],
    [316_772, 7, 10_022.42],
    [633_453, 8, 13_190.14],
    [1_102_920, 6, 0],
    [Infinity, 7.5, 0],
  ),
  '2024 own home, islands': table(
    [127_396, 0, 0],
    [174_365, 2, 2547.92],
    [237_608, 5, 7778.87],
    [395_965, 7, 12_531.03],
    [791_816, 8, 16_490.68],
    [1_378_650, 6, 0],
    [Infinity, 7.5, 0],
  ),
  /** Ofício Circulado 40128/2025: https://www.deco.proteste.pt/dinheiro/comprar-vender-casa/dicas/imt-como-calcular-imposto-pagar */
  '2025 own home': table(
    [104_261, 0, 0],
    [142_618, 2, 2085.22],
    [194_458, 5, 6363.76],
    [324_058, 7, 10_252.92],
    [648_022, 8, 13_493.5],
    [1_128_287, 6, 0],
    [Infinity, 7.5, 0],
  ),
  '2025 second home': table(
    [104_261, 1, 0],
    [142_618, 2, 1042.61],
    [194_458, 5, 5321.15],
    [324_058, 7, 9210.31],
    [621_501, 8, 12_450.89],
    [1_128_287, 6, 0],
    [Infinity, 7.5, 0],
  ),
};
