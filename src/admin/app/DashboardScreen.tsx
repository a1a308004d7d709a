import type { ReactElement } from 'react';
import { PropertiesDashboard } from '#admin/features/properties/PropertiesDashboard.tsx';
import { DASHBOARD_TEXT as text } from '#admin/features/properties/text.ts';

const ADD = '/admin/add-property';
const IMPORT = '/admin/import';

/** The dashboard, with links to the screens that staff open from it. */
export function DashboardScreen(): ReactElement {
  return (
    <PropertiesDashboard
      actions={[
        { label: text.add, to: ADD },
        { label: text.images, to: '/admin/media?part=bulk' },
        { label: text.importCsv, to: IMPORT },
      ]}
      quick={[
        { label: text.publish, to: '/admin/publish' },
        { label: text.featured, to: '/admin/featured-properties' },
        { label: text.pictures, to: '/admin/media' },
      ]}
      firstSteps={[
        { label: text.addFirst, to: ADD },
        { label: text.importFirst, to: IMPORT },
      ]}
    />
  );
}
