import { FIXED_RATES } from '#domain/money/currency.ts';

/** The bank's daily file in its documented format, with these rates. */
export function ecbFile(date: string, changes: Readonly<Record<string, number | string | undefined>> = {}): string {
  const rates = Object.entries({ ...FIXED_RATES, SEK: 11.2, ...changes, EUR: undefined });
  const cubes = rates.flatMap(([code, rate]) =>
    rate === undefined ? [] : [`\t\t\t<Cube currency='${code}' rate='${rate}'/>`],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${date}'>
${cubes.join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;
}
