import { createServer } from 'node:net'

/** Prefers IPv4 and IPv6 together; port 0 gets IPv4 only. Throws a sentence for people when the port is taken. */
export async function chooseHost(host: string, port: number): Promise<string> {
  if (host !== 'localhost') return host
  if (port === 0) return '127.0.0.1'
  const failures = await Promise.all([bindError('127.0.0.1', port), bindError('::1', port)])
  if (failures.includes('EADDRINUSE')) throw new Error(`Port ${port} is taken. Choose another: PORT=8788 npm start`)
  return failures[1] === undefined ? 'localhost' : '127.0.0.1'
}

function bindError(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  })
}
