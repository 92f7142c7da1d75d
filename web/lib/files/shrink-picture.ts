/** As much as is lost by this can't be seen in a photo. */
const JPEG_QUALITY = 0.88;

/**
 * A picture as JPEG whose sides are at most `maxSidePx` long, upright; null if this browser can't open it.
 */
export async function shrinkPicture(file: File, maxSidePx: number): Promise<File | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fitWithin(bitmap, maxSidePx);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    draw(canvas, bitmap);
    bitmap.close();
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    return jpeg && new File([jpeg], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch {
    return null;
  }
}

/** The size of a picture that is scaled down, never up, so that no side is longer than `maxSidePx`. */
export function fitWithin({ width, height }: { width: number; height: number }, maxSidePx: number) {
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: what is clear would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
