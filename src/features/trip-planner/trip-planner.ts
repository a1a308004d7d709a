import { hydratePlanners } from './hydrate-planners.ts';

hydratePlanners(document);
