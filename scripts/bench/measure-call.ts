export interface CallFigures {
  name: string
  p50: number
  p95: number
  trips: number
  read: number
  written: number
  bytes: number
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Times are milliseconds; database work is what the server counted (median). */
export async function measureCall(
  name: string,
  call: (i: number) => Promise<Response>,
  times = 100,
  warmUp = 10,
): Promise<CallFigures> {
  const rounds: { ms: number; trips: number; read: number; written: number; bytes: number }[] = []
  for (let i = 0; i < times + warmUp; i++) {
    const started = performance.now()
    const response = await call(i)
    const body = await response.arrayBuffer()
    const ms = performance.now() - started
    if (!response.ok) throw new Error(`${name}: ${response.status} ${new TextDecoder().decode(body)}`)
    const [trips = 0, read = 0, written = 0] = [...(response.headers.get('server-timing') ?? '').matchAll(/\d+/g)].map(
      Number,
    )
    if (i >= warmUp) rounds.push({ ms, trips, read, written, bytes: body.byteLength })
  }
  const sorted = (key: 'ms' | 'trips' | 'read' | 'written' | 'bytes') =>
    rounds.map((round) => round[key]).sort((a, b) => a - b)
  return {
    name,
    p50: percentile(sorted('ms'), 0.5),
    p95: percentile(sorted('ms'), 0.95),
    trips: percentile(sorted('trips'), 0.5),
    read: percentile(sorted('read'), 0.5),
    written: percentile(sorted('written'), 0.5),
    bytes: percentile(sorted('bytes'), 0.5),
  }
}
