import '#lib/jitless-schemas.ts';

export { StayPlanner } from '#features/stays/StayPlanner.tsx';
