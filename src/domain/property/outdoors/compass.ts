const POINTS = [
  ...(['north', 'north-north-east', 'north-east', 'east-north-east'] as const),
  ...(['east', 'east-south-east', 'south-east', 'south-south-east'] as const),
  ...(['south', 'south-south-west', 'south-west', 'west-south-west'] as const),
  ...(['west', 'west-north-west', 'north-west', 'north-north-west'] as const),
] as const;

/** Name of a direction in degrees clockwise from north, such as 'south-west', to the nearest of sixteen. */
export function compassName(degrees: number): string {
  return POINTS[Math.round(degrees / 22.5) % POINTS.length] ?? POINTS[0];
}
