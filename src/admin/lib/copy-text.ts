/** Copies a text and gives whether the browser let it: it may be forbidden, and is missing in an insecure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
