const HOSTS_AT_ONCE = 4
const PAUSE_MS = 250

/** Visits several hosts at once and each one's addresses one after another, with a pause in between. */
export async function fetchByHost<A extends { url: string }, B>(
  addresses: readonly A[],
  visit: (address: A) => Promise<B>,
): Promise<B[]> {
  const results: B[] = []
  const queues = [...Map.groupBy(addresses.entries(), ([, { url }]) => hostOf(url)).values()]
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const [i, [place, address]] of queue.entries()) {
        if (i > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        results[place] = await visit(address)
      }
    }
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work))
  return results
}

const hostOf = (url: string): string => {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`
  return URL.canParse(whole) ? new URL(whole).host : whole
}
