import { makeAccount } from '../tests/e2e/account.make.ts'
import { measure, type Measured } from './bench/call.measure.ts'
import { recipeBody } from './bench/library.make.ts'
import { startServer } from './local/server.ts'

// Six calls of a kitchen at growing libraries: `npm run bench -- 1000 10000`.
const sizes = process.argv.slice(2).map(Number)
const server = await startServer({ logged: () => {} })
try {
  const account = await makeAccount(server.origin)
  const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' }
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${server.origin}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const ids: number[] = []
  const entries: number[] = []
  for (let i = 0; i < 200; i++) {
    const made = await account.call<{ id: number }>('POST', '/api/shopping-list-entry/', {
      food: { name: `thing ${i}` },
      amount: 1,
    })
    entries.push(made.id)
  }
  for (const size of sizes.length > 0 ? sizes : [1000, 10_000]) {
    const started = performance.now()
    while (ids.length < size) {
      const next = Array.from({ length: Math.min(8, size - ids.length) }, (_, i) => ids.length + i)
      const made = await Promise.all(
        next.map((n) => account.call<{ id: number }>('POST', '/api/recipe/', recipeBody(n))),
      )
      ids.push(...made.map(({ id }) => id))
    }
    console.log(`\n${size} recipes (the last of them added in ${Math.round((performance.now() - started) / 1000)} s)`)
    const id = (i: number) => ids[(i * 37) % ids.length]
    const results = [
      await measure('list', () => send('GET', '/api/recipe/?page_size=25')),
      await measure('search', (i) =>
        send('GET', `/api/recipe/?query=${i % 2 ? 'chicken' : 'mushroom tart'}&page_size=25`),
      ),
      await measure('detail', (i) => send('GET', `/api/recipe/${id(i)}/`)),
      await measure('create', (i) => send('POST', '/api/recipe/', recipeBody(1_000_000 + size + i))),
      await measure('patch', (i) => send('PATCH', `/api/recipe/${id(i)}/`, { name: `renamed ${size} ${i}` })),
      await measure('check', (i) =>
        send('POST', '/api/shopping-list-entry/bulk/', {
          ids: entries.slice((i % 10) * 20, (i % 10) * 20 + 20),
          checked: i % 20 < 10,
        }),
      ),
    ]
    print(results)
  }
  const replay = await fetch(`${server.origin}/_local/replay`, { method: 'POST' })
  const { events, milliseconds, differences } = (await replay.json()) as Record<'events' | 'milliseconds', number> & {
    differences: object[]
  }
  console.log(
    `\nreplay: ${events} events in ${milliseconds} ms, ${Math.round((1000 * events) / milliseconds)} a second, ${differences.length} differences`,
  )
} finally {
  await server.stop()
}

function print(results: readonly Measured[]) {
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
