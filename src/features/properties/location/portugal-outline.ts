import type { GeoPoint } from '#domain/places/geo-point.ts';

/** A part of the country in its own frame; edges in degrees. */
export interface MapFrame {
  west: number;
  north: number;
  east: number;
  south: number;
  /** Units per degree of latitude. */
  scale: number;
}

/** The mainland, from Minho to the Algarve. */
export const MAINLAND: MapFrame = { west: -9.75, north: 42.3, east: -6.1, south: 36.72, scale: 80 };

/** The nine islands of the Azores. */
export const AZORES: MapFrame = { west: -31.5, north: 39.9, east: -24.9, south: 36.75, scale: 40 };

/** Degrees of longitude are shorter than those of latitude by this factor, the cosine of 39.5 degrees. */
export const LONGITUDE_SHARE = 0.7716;

/** Position of a point in a frame, in units from its upper left corner; null when it lies outside. */
export function placeInFrame(frame: MapFrame, { latitude, longitude }: GeoPoint): { x: number; y: number } | null {
  const inside =
    longitude >= frame.west && longitude <= frame.east && latitude >= frame.south && latitude <= frame.north;
  if (!inside) return null;
  return {
    x: Math.round((longitude - frame.west) * LONGITUDE_SHARE * frame.scale),
    y: Math.round((frame.north - latitude) * frame.scale),
  };
}

/** Size of a frame in units. */
export function frameSize(frame: MapFrame): { width: number; height: number } {
  return {
    width: Math.round((frame.east - frame.west) * LONGITUDE_SHARE * frame.scale),
    height: Math.round((frame.north - frame.south) * frame.scale),
  };
}

/** An outline as the `d` of an SVG path; throws when a point lies outside the frame. */
export function outlinePath(frame: MapFrame, outline: string): string {
  const points = outline
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [longitude = NaN, latitude = NaN] = pair.split(',').map(Number);
      const point = placeInFrame(frame, { latitude, longitude });
      if (point === null) throw new Error(`The outline leaves its frame at ${pair}.`);
      return `${point.x} ${point.y}`;
    });
  return `M${points.join('L')}Z`;
}

/** The coast from the Minho to the Guadiana, then the border back, as 'longitude,latitude' pairs drawn by eye. */
export const MAINLAND_OUTLINE = `
  -8.87,41.87 -8.84,41.69 -8.79,41.53 -8.77,41.38 -8.7,41.19 -8.65,41 -8.75,40.64 -8.81,40.45 -8.91,40.19 -8.87,40.14
  -8.95,39.92 -9.08,39.6 -9.14,39.51 -9.41,39.36 -9.34,39.3 -9.34,39.15 -9.42,38.97 -9.5,38.78 -9.48,38.71 -9.42,38.69
  -9.32,38.675 -9.21,38.69 -9.13,38.71 -9.09,38.8 -8.98,38.95 -8.96,38.77 -9.06,38.66 -9.15,38.68 -9.24,38.665
  -9.19,38.56 -9.18,38.5 -9.22,38.41 -9.1,38.44 -8.98,38.47 -8.89,38.52 -8.73,38.48 -8.8,38.43 -8.89,38.49 -8.8,38.38
  -8.77,38.3 -8.79,38.13 -8.81,38.06 -8.88,37.95 -8.79,37.85 -8.8,37.72 -8.82,37.6 -8.79,37.52 -8.8,37.44 -8.87,37.29
  -8.91,37.19 -9,37.02 -8.94,37 -8.77,37.07 -8.67,37.08 -8.53,37.12 -8.47,37.09 -8.25,37.08 -8.12,37.07 -7.87,36.96
  -7.72,37.03 -7.6,37.11 -7.4,37.17 -7.47,37.47 -7.52,37.55 -7.45,37.66 -7.29,37.85 -7.26,37.98 -7.02,38.02 -6.94,38.2
  -7.1,38.18 -7.32,38.44 -7.26,38.72 -7.04,38.87 -6.95,39.03 -7.05,39.11 -7.14,39.17 -7.24,39.28 -7.32,39.46
  -7.53,39.66 -7.32,39.65 -7.02,39.67 -6.98,39.81 -6.87,40.01 -7.03,40.18 -6.86,40.3 -6.8,40.36 -6.83,40.6 -6.8,40.86
  -6.93,41.03 -6.8,41.05 -6.65,41.25 -6.34,41.39 -6.19,41.58 -6.33,41.68 -6.55,41.7 -6.51,41.87 -6.59,41.96 -6.82,41.99
  -7,41.95 -7.18,41.97 -7.2,41.88 -7.42,41.8 -7.6,41.83 -7.72,41.89 -7.9,41.87 -8.05,41.81 -8.17,41.82 -8.22,41.91
  -8.08,42.02 -8.18,42.07 -8.2,42.15 -8.33,42.09 -8.52,42.08 -8.65,42.05 -8.75,41.96`;

/** The islands of the Azores from west to east, drawn by eye. */
export const AZORES_OUTLINES: readonly string[] = [
  '-31.27,39.5 -31.18,39.53 -31.12,39.45 -31.18,39.37 -31.26,39.4',
  '-31.13,39.71 -31.09,39.73 -31.08,39.68 -31.12,39.67',
  '-28.84,38.6 -28.72,38.64 -28.6,38.58 -28.65,38.52 -28.78,38.54',
  '-28.54,38.52 -28.42,38.56 -28.24,38.5 -28.03,38.43 -28.12,38.4 -28.36,38.38 -28.5,38.44',
  '-28.31,38.75 -28.2,38.73 -27.98,38.63 -27.76,38.55 -27.82,38.53 -28.06,38.6 -28.26,38.7',
  '-28.07,39.08 -28,39.1 -27.95,39.04 -28,39.01 -28.06,39.04',
  '-27.38,38.75 -27.24,38.8 -27.08,38.79 -27.05,38.68 -27.2,38.64 -27.34,38.68',
  '-25.86,37.88 -25.78,37.91 -25.6,37.84 -25.4,37.85 -25.16,37.86 -25.14,37.79 -25.34,37.73 -25.52,37.71 -25.7,37.74 -25.83,37.82',
  '-25.19,36.99 -25.1,37.02 -25.02,36.98 -25.06,36.93 -25.15,36.94',
];
