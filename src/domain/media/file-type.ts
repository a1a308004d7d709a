/** Bytes at the start of a file that identify its type. */
interface Signature {
  readonly type: string;
  readonly at: number;
  readonly text: string;
}

// As Latin-1 text, which holds bytes above 127 next to letters.
const SIGNATURES: readonly Signature[] = [
  { type: 'image/jpeg', at: 0, text: '\xff\xd8\xff' },
  { type: 'image/png', at: 0, text: '\x89PNG\r\n\x1a\n' },
  { type: 'image/gif', at: 0, text: 'GIF8' },
  { type: 'image/avif', at: 4, text: 'ftypavi' },
  { type: 'image/heic', at: 4, text: 'ftyp' },
  { type: 'image/tiff', at: 0, text: 'II*\0' },
  { type: 'image/tiff', at: 0, text: 'MM\0*' },
  { type: 'image/bmp', at: 0, text: 'BM' },
  { type: 'application/pdf', at: 0, text: '%PDF' },
  { type: 'application/zip', at: 0, text: 'PK\x03\x04' },
  { type: 'application/gzip', at: 0, text: '\x1f\x8b' },
];

/** Bytes at the start of a file that are enough to identify it. */
export const HEAD_BYTES = 512;

/** The media type of a file by its first bytes, whatever its name says; 'unknown' when no signature matches. */
export function fileTypeOf(file: Uint8Array): string {
  const head = String.fromCharCode(...file.subarray(0, HEAD_BYTES));
  const signature = SIGNATURES.find(({ at, text }) => head.startsWith(text, at));
  if (signature !== undefined) return signature.type;
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp';
  if (/<svg[\s>]/i.test(head)) return 'image/svg+xml';
  return /^\s*<(!doctype|html|head|body|script)/i.test(head) ? 'text/html' : 'unknown';
}
