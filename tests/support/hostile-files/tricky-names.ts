import type { HostileFile } from './hostile-files.ts';
import { drawnJpeg } from './drawn-pictures.ts';

const NAMES = [
  '../../../etc/passwd.jpg',
  '..\\..\\windows\\system32\\a.jpg',
  '/etc/shadow.jpg',
  '%2e%2e%2fmedia%2fa.jpg',
  '%00.jpg',
  'photo\0.jpg',
  'photo\r\nSet-Cookie: a=b.jpg',
  '<img src=x onerror=alert(1)>.jpg',
  '"; DROP TABLE pictures;--.jpg',
  '\u202egpj.exe',
  'casa à beira-mar 🌊 são joão.jpg',
  'e\u0301'.repeat(400),
  '   ',
];

/** Plain photographs with hostile file names. */
export async function trickyNames(): Promise<HostileFile[]> {
  return Promise.all(
    NAMES.map(async (name, index) => ({
      what: `a photograph named ${JSON.stringify(name.slice(0, 40))}`,
      name,
      bytes: await drawnJpeg(500 + index),
      expected: 'done',
    })),
  );
}
