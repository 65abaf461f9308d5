/** Hands the drawn preview to the visitor as a file; false where the browser could not make one. */
export async function savePreview(canvas: HTMLCanvasElement, name: string): Promise<boolean> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) return false;
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
