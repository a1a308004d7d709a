const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

export interface SquarePng {
  /** Width in pixels, at most 255. */
  size: number;
  bytes: Buffer;
}

/** Packs PNGs into an ICO file, which old browsers request at /favicon.ico; PNG entries work since Windows Vista. */
export function icoFile(pictures: readonly SquarePng[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(bytes.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ bytes }) => bytes)]);
}
