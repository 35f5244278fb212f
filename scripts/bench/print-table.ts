import type { CallFigures } from './measure-call.ts'

export function printTable(results: readonly CallFigures[]) {
  console.log('call      p50 ms  p95 ms  trips  rows read  rows written     bytes')
  for (const { name, p50, p95, trips, read, written, bytes } of results) {
    console.log(
      name.padEnd(8) +
        [p50.toFixed(1), p95.toFixed(1)].map((ms) => ms.padStart(8)).join('') +
        String(trips).padStart(7) +
        String(read).padStart(11) +
        String(written).padStart(14) +
        String(bytes).padStart(10),
    )
  }
}
