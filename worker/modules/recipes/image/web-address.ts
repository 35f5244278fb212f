/** Whether an address can be fetched at all; the gateway decides which hosts are allowed. */
export const isWebAddress = (address: string): boolean => {
  const url = URL.parse(address)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:')
}
