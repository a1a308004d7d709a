export const EXPORT_TEXT = {
  title: 'Export',
  introduction: 'Files to keep or to use elsewhere. Each export is recorded in the audit log.',
  list: 'Exports',
  kinds: {
    properties: {
      title: 'Properties',
      hint: 'CSV of all properties, including drafts and archived ones. With semicolons, the import reads it as it is.',
    },
    enquiries: {
      title: 'Enquiries',
      hint: 'CSV of all enquiries in a period. It contains personal data: please handle it with care.',
    },
    subscribers: {
      title: 'Subscribers',
      hint: 'CSV of all newsletter sign-ups, also those that were never confirmed or have ended, with the proof of consent. Send the newsletter only to addresses with the state “confirmed”.',
    },
    everything: {
      title: 'Everything',
      hint: 'One JSON file with all content, people and the audit log, without passwords and emails. To restore the site, use a backup.',
    },
  },
  separator: 'Columns separated by',
  separators: { semicolon: 'semicolons', comma: 'commas' },
  from: 'First day',
  to: 'Last day',
  period: 'Choose two days, the first before the last.',
  download: (title: string) => `Download ${title.toLowerCase()}`,
  progress: (count: number) => `${count.toLocaleString('en-GB')} so far…`,
  cancel: 'Cancel',
  done: (name: string, unreadable: number) => {
    const saved = `${name} was saved.`;
    if (unreadable === 0) return saved;
    return unreadable === 1
      ? `${saved} One row could not be read and is missing; the server’s log names it.`
      : `${saved} ${unreadable.toLocaleString('en-GB')} rows could not be read and are missing; the server’s log names them.`;
  },
  failed: 'The export failed',
} as const;
