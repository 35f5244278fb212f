/**
 * What of an address stands for one visitor. An IPv4 address does as a whole; of IPv6 whoever has one has its whole /64, so
 * only the first four groups count. IPv4 written as IPv6 is IPv4.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [, four] = /^(?:0*:)*:?(?:0+:)*ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (four) return four
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const behind = (tail ?? '').split(':').filter((group) => group !== '').length
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind)
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...(tail ?? '').split(':')]
  return `${all
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':')}::/64`
}
