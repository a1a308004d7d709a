/** Hands a value to the browser as a file to keep. */
export function downloadJson(name: string, value: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Only once the browser has begun: the address is gone at once.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
