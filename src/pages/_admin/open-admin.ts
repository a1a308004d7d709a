import { loadAdmin } from '../../features/admin/shell/load-admin.ts';

loadAdmin(() => import('./mount-admin.tsx'));
