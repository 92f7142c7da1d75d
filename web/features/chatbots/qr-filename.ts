/** The file name of a product's QR code: "qr-d58-espresso-machine.svg". */
export function qrFilename(productName: string): string {
  const name = productName
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `qr-${name || 'chatbot'}.svg`;
}
