import { expect, it } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { CSV_SEPARATORS } from '#domain/export/csv-separator.ts';
import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import { csvPage } from './csv.ts';
import { enquiryExportRow } from './enquiry-columns.ts';

/** A message of which a spreadsheet makes several cells when it expects another separator than the file has. */
const MESSAGE = 'Hello,=1+1;+2,"@A1" ; \u200b-3\n=4\n\n"=5\n- a pool; 0123, b=c';

it('no part of a message is calculated, whatever separator a spreadsheet expects', () => {
  const enquiry = { ...OLDER_RECORDS.enquiries.enquiry, fullName: 'Ana', email: 'ana@example.org', message: MESSAGE };
  const stored = storedEnquirySchema.parse({ ...OLDER_RECORDS.enquiries, enquiry });
  for (const separator of CSV_SEPARATORS) {
    const csv = csvPage([enquiryExportRow(stored)], { headings: [], separator, isFirst: false });
    expect(csv.split(/[,;\r\n]/).filter((cell) => /^[\s"\u200b]*[=+\-@]/.test(cell))).toEqual([]);
    expect(csv).toContain("Hello,'=1+1;'+2");
    expect(csv).toContain("'- a pool; 0123, b=c");
  }
});
