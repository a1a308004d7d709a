/** Created once: creating one takes longer than a hundred uses. The Swedish format is that of ISO: '2026-11-23 09:05'. */
const LISBON = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon', dateStyle: 'short', timeStyle: 'short' });

/** Date and time in Lisbon as 'YYYY-MM-DD' and 'HH:MM', which compare as texts. */
export function lisbonTime(now: Date): { date: string; time: string } {
  const [date = '', time = ''] = LISBON.format(now).split(' ');
  return { date, time };
}
