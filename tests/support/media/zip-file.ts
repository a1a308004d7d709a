import { crc32, deflateRawSync } from 'node:zlib';

/** A zip of these files, compressed with deflate. */
export function zipFile(files: readonly { name: string; bytes: Buffer }[]): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    // Both contain the same fields, two bytes later in the directory.
    for (const [buffer, at] of [
      [head, 6],
      [entry, 8],
    ] as const) {
      buffer.writeUInt16LE(8, at + 2);
      buffer.writeUInt32LE(crc32(bytes), at + 8);
      buffer.writeUInt32LE(packed.length, at + 12);
      buffer.writeUInt32LE(bytes.length, at + 16);
      buffer.writeUInt16LE(title.length, at + 20);
    }
    entry.writeUInt32LE(offset, 42);
    bodies.push(head, title, packed);
    entries.push(entry, title);
    offset += head.length + title.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}
