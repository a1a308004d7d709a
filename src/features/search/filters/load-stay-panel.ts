import type { ComponentType } from 'react';
import calendarStyles from '#components/calendar/date-range.css?url';
import { loadStyleSheet } from '#lib/load-style-sheet.ts';
import type { StayPanelProps } from './StayPanel.tsx';

/** Loads the panel with the dates and the styles of its calendar, which no page needs before. */
export async function loadStayPanel(): Promise<ComponentType<StayPanelProps>> {
  const [{ StayPanel }] = await Promise.all([import('./StayPanel.tsx'), loadStyleSheet(calendarStyles)]);
  return StayPanel;
}
