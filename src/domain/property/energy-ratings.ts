/** Energy classes of the Portuguese certificate, best first. */
export const ENERGY_RATINGS = ['A+', 'A', 'B', 'B-', 'C', 'D', 'E', 'F'] as const;
