/** A red picture of 40 × 40 pixels. */
export async function smallPng(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const create = { width: 40, height: 40, channels: 3, background: 'red' } as const;
  return sharp({ create }).png().toBuffer();
}
