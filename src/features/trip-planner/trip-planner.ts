import { wakePlanners } from './hydrate-planners.ts';

wakePlanners(document);
