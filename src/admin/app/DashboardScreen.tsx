import type { ReactElement } from 'react';
import { PropertiesDashboard } from '#admin/features/properties/PropertiesDashboard.tsx';
import { DASHBOARD_WORDS as words } from '#admin/features/properties/text.ts';

const ADD = '/admin/add-property';
const IMPORT = '/admin/import';

/** The dashboard with the ways that lead on from it. */
export function DashboardScreen(): ReactElement {
  return (
    <PropertiesDashboard
      actions={[
        { label: words.add, to: ADD },
        { label: words.images, to: '/admin/media?part=bulk' },
        { label: words.importCsv, to: IMPORT },
      ]}
      quick={[
        { label: words.publish, to: '/admin/publish' },
        { label: words.featured, to: '/admin/featured-properties' },
        { label: words.pictures, to: '/admin/media' },
      ]}
      firstSteps={[
        { label: words.addFirst, to: ADD },
        { label: words.importFirst, to: IMPORT },
      ]}
    />
  );
}
