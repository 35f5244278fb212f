/** Whether a picture could be fetched from here at all; where exactly one may fetch from is for the gateway to say. */
export const isWebAddress = (address: string): boolean => {
  const url = URL.parse(address)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:')
}
