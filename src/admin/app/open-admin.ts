import { loadAdmin } from './load-admin.ts';

loadAdmin(() => import('./mount-admin.tsx'));
