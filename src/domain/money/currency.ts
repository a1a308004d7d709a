/** The currencies of the selector, in its order (visitor specification, section 3). */
export const CURRENCIES = [
  { code: 'EUR', symbol: '€', name: 'Euro' },
  { code: 'USD', symbol: '$', name: 'US Dollar' },
  { code: 'GBP', symbol: '£', name: 'British Pound' },
  { code: 'CHF', symbol: 'CHF', name: 'Swiss Franc' },
  { code: 'CAD', symbol: 'C$', name: 'Canadian Dollar' },
  { code: 'AUD', symbol: 'A$', name: 'Australian Dollar' },
  { code: 'JPY', symbol: '¥', name: 'Japanese Yen' },
  { code: 'BRL', symbol: 'R$', name: 'Brazilian Real' },
] as const;

export type CurrencyCode = (typeof CURRENCIES)[number]['code'];

/** Units of each currency for one euro. */
export type CurrencyRates = Readonly<Record<Exclude<CurrencyCode, 'EUR'>, number> & { EUR: 1 }>;

/** Rates used until real ones are known (visitor specification, section 9: 'fixed rates per 1 EUR'). */
export const FIXED_RATES: CurrencyRates = {
  EUR: 1,
  USD: 1.09,
  GBP: 0.86,
  CHF: 0.97,
  CAD: 1.48,
  AUD: 1.65,
  JPY: 163.45,
  BRL: 6.12,
};

/** The largest valid rate. */
export const RATE_MAX = 100_000;

/** Whether a stored or typed value is a supported code. */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return CURRENCIES.some(({ code }) => code === value);
}

/** 'Converted price = price times rate, rounded to whole units'. */
export function convertPrice(euros: number, code: CurrencyCode, rates: CurrencyRates = FIXED_RATES): number {
  return Math.round(euros * rates[code]);
}

const formats = new Map<CurrencyCode, Intl.NumberFormat>();

/** The text of a currency's badge, such as '€ EUR'. */
export function currencyBadge(code: CurrencyCode): string {
  const symbol = CURRENCIES.find((currency) => currency.code === code)?.symbol ?? code;
  return symbol === code ? code : `${symbol} ${code}`;
}

/** Formats an amount in 'US-English currency style, 0 decimals', such as '€1,250', with the symbols of the selector. */
export function formatAmount(amount: number, code: CurrencyCode): string {
  let format = formats.get(code);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code, maximumFractionDigits: 0 });
    formats.set(code, format);
  }
  // The only symbol that differs in US English.
  return format.format(amount).replace('CA$', 'C$');
}
