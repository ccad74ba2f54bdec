/** Returns the address of the QR code of a page, which the build draws (pipeline/discovery). */
export function qrCodeAddress(path: string): string {
  return `/pictures/qr${path}.svg`;
}
