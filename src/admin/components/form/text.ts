import { countOf } from '#domain/text/count-of.ts';

export const FORM_TEXT = {
  close: 'Close',
  save: 'Save',
  saving: 'Saving...',
  waiting: (count: number) => `Waiting for ${countOf(count, 'picture')}`,
  waitingHint: 'It is saved as soon as they are uploaded.',
  saveWithout: 'Save without waiting',
  cancel: 'Cancel',
  optional: 'optional',
  fixErrors: 'Please fix the following',
  list: {
    add: (entry: string) => `Add ${entry}`,
    moveUp: (name: string) => `Move ${name} up`,
    remove: (name: string) => `Remove ${name}`,
  },
  draft: {
    found: (when: string) => `There is unsaved work on this device, from ${when}.`,
    restore: 'Restore',
    discard: 'Discard',
  },
  offline: {
    keeps: 'You are offline. Your changes are kept on this device.',
    rejected: 'You are offline, and this device keeps nothing: leave this window open until you have saved.',
    none: 'You are offline. Nothing can be saved until there is a connection.',
  },
  leave: {
    title: 'Leave without saving?',
    hint: 'Your changes are not saved yet.',
    yes: 'Leave without saving',
    no: 'Keep editing',
  },
} as const;
