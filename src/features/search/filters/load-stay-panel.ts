import type { ComponentType } from 'react';
import calendarStyles from '#components/calendar/date-range.css?url';
import { loadStyleSheet } from '#lib/load-style-sheet.ts';
import { StayPanel, type StayPanelProps } from './StayPanel.tsx';

/** Gives the panel with the dates when the styles of its calendar apply, which no page needs before. */
export async function loadStayPanel(): Promise<ComponentType<StayPanelProps>> {
  await loadStyleSheet(calendarStyles);
  return StayPanel;
}
