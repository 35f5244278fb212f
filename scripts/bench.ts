import { makeAccount } from '../tests/e2e/account.make.ts'
import { measureCall, type CallFigures } from './bench/measure-call.ts'
import { benchCalls } from './bench/bench-calls.ts'
import { recipeBody } from './bench/recipe-body.ts'
import { printTable } from './bench/print-table.ts'
import { startServer } from './local/start-server.ts'

// `npm run bench -- 1000 10000` times ten calls and one large merge at these library sizes.
const sizes = process.argv.slice(2).map(Number)
const server = await startServer({ onLog: () => {} })
try {
  const account = await makeAccount(server.origin)
  const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' }
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${server.origin}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const add = async (path: string, body: object) => (await account.call<{ id: number }>('POST', path, body)).id
  const recipes: number[] = []
  const entries: number[] = []
  for (let i = 0; i < 200; i++) {
    entries.push(await add('/api/shopping-list-entry/', { food: { name: `thing ${i}` }, amount: 1 }))
  }
  const food = await add('/api/food/', { name: 'tomato' })
  const keyword = await add('/api/keyword/', { name: 'dinner' })
  for (const size of sizes.length > 0 ? sizes : [1000, 10_000]) {
    const started = performance.now()
    while (recipes.length < size) {
      const next = Array.from({ length: Math.min(8, size - recipes.length) }, (_, i) => recipes.length + i)
      recipes.push(...(await Promise.all(next.map((n) => add('/api/recipe/', recipeBody(n))))))
    }
    console.log(`\n${size} recipes (the last of them added in ${Math.round((performance.now() - started) / 1000)} s)`)
    const results: CallFigures[] = []
    for (const [name, call] of Object.entries(benchCalls({ size, recipes, entries, food, keyword, send }))) {
      results.push(await measureCall(name, call))
    }
    printTable(results)
  }

  const from = await add('/api/food/', { name: 'thyme' })
  const lines = await account.call<{ count: number }>('GET', `/api/ingredient/?food=${from}&page_size=1`)
  const into = await add('/api/food/', { name: 'marjoram' })
  console.log(`\nmerge of a food used in ${lines.count} lines`)
  printTable([await measureCall('merge', () => send('PUT', `/api/food/${from}/merge/${into}/`, {}), 1, 0)])

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
