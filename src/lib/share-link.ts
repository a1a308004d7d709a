import { announce } from './announce.ts';

export interface SharedLink {
  /** What the share sheet of the device calls it. */
  readonly title: string;
  readonly url: string;
  /** Said when the link is copied. */
  readonly copied: string;
  /** Said before the link when it cannot be copied. */
  readonly linkIs: string;
}

/** Shares a link: through the phone's share sheet, else the clipboard, else by showing the link. */
export async function shareLink({ title, url, copied, linkIs }: SharedLink): Promise<void> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The visitor closed the share sheet, or pressed again while it was open.
      if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    announce(copied);
  } catch (error) {
    reportError(error);
    // With a button it stays until somebody has copied it by hand.
    announce(`${linkIs} ${url}`, [{ label: 'Close', act: () => undefined }]);
  }
}
