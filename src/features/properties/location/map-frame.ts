import type { GeoBounds, GeoPoint } from '#domain/places/geo-point.ts';

const KM_PER_DEGREE = 111.32;

/** A part of the world on a drawing; edges in degrees, sizes in the drawing's units. */
export interface MapFrame extends GeoBounds {
  width: number;
  height: number;
}

/** A position in units from the upper left corner. */
export interface FramePosition {
  x: number;
  y: number;
}

/** A frame around a point: degrees of longitude are shorter than those of latitude by the cosine of its latitude. */
export function frameAround(centre: GeoPoint, width: number, height: number, unitsPerKm: number): MapFrame {
  const north = height / unitsPerKm / KM_PER_DEGREE / 2;
  const east = width / unitsPerKm / KM_PER_DEGREE / Math.cos((centre.latitude * Math.PI) / 180) / 2;
  return {
    west: centre.longitude - east,
    south: centre.latitude - north,
    east: centre.longitude + east,
    north: centre.latitude + north,
    width,
    height,
  };
}

/** Where a point is in a frame, or outside it. */
export function positionInFrame(frame: MapFrame, { latitude, longitude }: GeoPoint): FramePosition {
  return {
    x: ((longitude - frame.west) / (frame.east - frame.west)) * frame.width,
    y: ((frame.north - latitude) / (frame.north - frame.south)) * frame.height,
  };
}

/** Where a point is, in per cent of the frame, as a style. */
export function markStyle(frame: MapFrame, point: GeoPoint): string {
  const { x, y } = positionInFrame(frame, point);
  return `left:${((x / frame.width) * 100).toFixed(1)}%;top:${((y / frame.height) * 100).toFixed(1)}%`;
}
