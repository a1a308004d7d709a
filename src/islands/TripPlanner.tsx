import '#lib/jitless-schemas.ts';

export { TripPlannerForm as TripPlanner } from '#features/trip-planner/TripPlannerForm.tsx';
