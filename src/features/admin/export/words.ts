/** Words of the exports. */
export const EXPORT_WORDS = {
  title: 'Export',
  introduction: 'Files to keep or to work with elsewhere. Who takes out what is noted in the audit log.',
  list: 'Exports',
  kinds: {
    properties: {
      title: 'Properties',
      hint: 'CSV of the working copies, drafts and archived ones too: what fits into a table.',
    },
    enquiries: {
      title: 'Enquiries',
      hint: 'CSV of all that was asked in a period: personal data, to be kept with care.',
    },
    subscribers: { title: 'Subscribers', hint: 'CSV of the newsletter’s sign-ups with the proof of their consent.' },
    everything: {
      title: 'Everything',
      hint: 'One JSON file of all content, people and the audit log, without passwords and letters. To restore a house, use a backup.',
    },
  },
  from: 'First day',
  to: 'Last day',
  period: 'Choose two days, the first before the last.',
  download: (title: string) => `Download ${title.toLowerCase()}`,
  under: (count: number) => `${count.toLocaleString('en-GB')} so far…`,
  cancel: 'Cancel',
  done: (name: string) => `${name} was saved.`,
  failed: 'The export failed',
} as const;
