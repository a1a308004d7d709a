/** Offers a file that was made in the browser as a download. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read it by then; without this the file would stay in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
