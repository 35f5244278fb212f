/** The instant, in milliseconds, at which clocks in a zone show `shown`, a time read as UTC. A blank zone is UTC. */
export function instantInZone(zone: string, shown: number): number {
  if (zone === '') return shown
  const estimate = shown - offsetAt(zone, shown)
  return shown - offsetAt(zone, estimate)
}

/** Milliseconds by which a zone is ahead of UTC at an instant. */
function offsetAt(zone: string, instant: number): number {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${local.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}
