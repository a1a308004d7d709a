import { composeMail } from '#domain/mail/compose-email.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import type { MailSender } from '#domain/mail/sender.ts';

/** What staff have to do about the calendar of one property. */
export interface CalendarTrouble {
  /** Title of the property. */
  readonly property: string;
  /** Whole sentences: what is wrong and what to do. */
  readonly lines: readonly string[];
}

/** Lines about one property: its calendar has all, and with the thousands that a site can cause no email could be stored. */
const LINES_MAX = 10;

/** Properties in one email. */
const PROPERTIES_MAX = 50;

/** Tells staff in the morning which calendars need them; `url` is the timeline of the back office. */
export function calendarSummaryMail(troubles: readonly CalendarTrouble[], url: string, sender: MailSender): Mail {
  const count = troubles.length;
  const rest = count - PROPERTIES_MAX;
  const where =
    count === 1 ? 'this property until somebody looks at it' : 'these properties until somebody looks at them';
  return {
    to: [sender.email],
    replyTo: sender.email,
    message: composeMail({
      subject: count === 1 ? 'A calendar needs you' : `${count} calendars need you`,
      opening: [`Dates may be sold twice at ${where}.`],
      facts: troubles
        .slice(0, PROPERTIES_MAX)
        .map(({ property, lines }) => ({ label: property, value: shownLines(lines) })),
      link: { label: 'Open the calendars', url },
      closing: [
        ...(rest > 0 ? [moreProperties(rest)] : []),
        'This email comes on mornings on which something is to be done.',
      ],
    }),
  };
}

function moreProperties(rest: number): string {
  return `There ${rest === 1 ? 'is 1 more property' : `are ${rest} more properties`}: the calendars show them all.`;
}

function shownLines(lines: readonly string[]): string {
  const rest = lines.length - LINES_MAX;
  return [...lines.slice(0, LINES_MAX), ...(rest > 0 ? [`And ${rest} more on its calendar.`] : [])].join('\n');
}
