import { wakePlanners } from './wake-planners.ts';

wakePlanners(document);
