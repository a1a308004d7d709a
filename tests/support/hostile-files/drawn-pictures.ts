import sharp from 'sharp';

/**
 * A small photograph-like picture, different for each seed, so that no two files show the same picture. Not the
 * library's own noise, which differs between runs.
 */
export function drawnPicture(seed: number, width = 96, height = 64) {
  const data = Buffer.alloc(width * height * 3);
  let state = seed * 2_654_435_761 + 1;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    data[at] = (state >>> 24) ^ (at % 251);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export function drawnJpeg(seed: number): Promise<Buffer> {
  return drawnPicture(seed).jpeg().toBuffer();
}

export function drawnPng(seed: number): Promise<Buffer> {
  return drawnPicture(seed).png().toBuffer();
}
