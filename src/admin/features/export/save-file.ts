/** Hands a file to the browser, which saves it where downloads go. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken it up by the next turn; without this, the file would stay in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The name of a file of today. */
export function fileName(kind: string, ending: 'csv' | 'json'): string {
  return `${kind}-${new Date().toISOString().slice(0, 10)}.${ending}`;
}
