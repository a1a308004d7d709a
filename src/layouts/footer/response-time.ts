import { getEntry } from 'astro:content';
import { REPLY_TIME_ID } from '#domain/content/collections.ts';
import { responseTimeText } from '#domain/inbox/response-time.ts';
import type { SiteSettings } from '#domain/site/settings.ts';

/** How soon the desk has answered lately, in words; null when the settings keep it back or there is too little to tell. */
export async function replyTime({ showReplyTime }: Pick<SiteSettings, 'showReplyTime'>): Promise<string | null> {
  if (!showReplyTime) return null;
  const entry = await getEntry('replyTime', REPLY_TIME_ID);
  if (!entry) throw new Error('The build does not know the reply time, not even that there is none.');
  return responseTimeText(entry.data);
}
