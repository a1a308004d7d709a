/** Points of a page: A4 lying on its side. */
const [WIDTH, HEIGHT] = [842, 595];

/** Pixels of a scan. */
const [COLUMNS, ROWS] = [640, 480];

/** A row that is like the one above takes one bit in the compression of fax machines; a mark ends the scan. */
const ONE_COLOUR = `${'ff'.repeat(ROWS / 8)}001001`;

/** What a page shows: the outline of a room with its name, or a scan that is black all over. */
export type PdfPage = { readonly room: string } | 'black scan';

/** A PDF with one page for each item. Its font is not embedded. */
export function pdfFile(pages: readonly PdfPage[], { locked = false } = {}): Buffer {
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, place) => `${6 + 2 * place} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    stream(
      `/Type/XObject/Subtype/Image/Width ${COLUMNS}/Height ${ROWS}/BitsPerComponent 1/ColorSpace/DeviceGray` +
        `/Filter[/ASCIIHexDecode/CCITTFaxDecode]/DecodeParms[null<</K -1/Columns ${COLUMNS}/Rows ${ROWS}/BlackIs1 true>>]`,
      `${ONE_COLOUR}>`,
    ),
    // No password leads to these keys.
    `<</Filter/Standard/V 1/R 2/P -4/O<${'4f'.repeat(32)}>/U<${'55'.repeat(32)}>>>`,
    ...pages.flatMap((page, place) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents ${7 + 2 * place} 0 R` +
        '/Resources<</Font<</F 3 0 R>>/XObject<</Scan 4 0 R>>>>>>',
      stream('', page === 'black scan' ? `${WIDTH} 0 0 ${HEIGHT} 0 0 cm /Scan Do` : drawing(page.room)),
    ]),
  ];
  return assemble(bodies, locked ? '/Encrypt 5 0 R/ID[<00><00>]' : '');
}

function drawing(room: string): string {
  return `6 w 80 80 680 420 re S 420 80 m 420 340 l S BT /F 40 Tf 110 430 Td (${room}) Tj ET`;
}

function stream(entries: string, content: string): string {
  return `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`;
}

/** Numbers the objects from 1 and writes the table of their places. */
function assemble(bodies: readonly string[], trailer: string): Buffer {
  let text = '%PDF-1.7\n';
  const places = bodies.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = bodies.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
