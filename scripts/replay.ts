import { startServer } from './local/start-server.ts'

interface ReplayReport {
  spaces: number
  events: number
  milliseconds: number
  differences: object[]
}

// Rebuilds the local read models from the log and fails when a table changes.
const server = await startServer({ dataFolder: process.env['DATA'] ?? '.larder', onLog: () => {} })
try {
  const response = await fetch(`${server.origin}/_local/replay`, { method: 'POST' })
  const { spaces, events, milliseconds, differences } = (await response.json()) as ReplayReport // The answer of our own worker.
  const rate = Math.round(events / Math.max(milliseconds / 1000, 0.001))
  console.log(`${events} events of ${spaces} spaces replayed in ${milliseconds} ms, ${rate} a second`)
  for (const difference of differences) console.error(JSON.stringify(difference, null, 2))
  console.log(differences.length === 0 ? 'the replay changed nothing' : `${differences.length} tables differ`)
  process.exitCode = differences.length === 0 ? 0 : 1
} finally {
  await server.stop()
}
