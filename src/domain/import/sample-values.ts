/** Invented values for a row, used only with the import's 'sample data' option. */
export interface SampleValues {
  /** 'About 20% randomly marked real_estate'. */
  type: 'rental' | 'real_estate';
  /** Whole euros: 'rental 500 to 2,499 euro, real estate 500,000 to 2,500,000'. */
  price: number;
  /** 'Random area 100 to 599 m²'. */
  area: number;
}

/** FNV-1a: turns a seed into the state of the generator. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}

/** Mulberry32: numbers from 0 to below 1 that depend on the seed alone. */
function randomNumbers(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function wholeBetween(random: () => number, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** Invents values from a seed and a code; the same pair gives the same values, so that a run can be repeated. */
export function sampleValues(seed: string, code: string): SampleValues {
  const random = randomNumbers(`${seed}\n${code}`);
  const type = random() < 0.2 ? 'real_estate' : 'rental';
  const price = type === 'rental' ? wholeBetween(random, 500, 2499) : wholeBetween(random, 500_000, 2_500_000);
  return { type, price, area: wholeBetween(random, 100, 599) };
}
