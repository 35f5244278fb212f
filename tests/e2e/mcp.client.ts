import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

interface Tool {
  name: string
  inputSchema: { properties?: Record<string, unknown> }
}
interface Outcome {
  isError?: boolean
  content: { type: string; text: string }[]
}

export interface Assistant {
  tools: readonly string[]
  used: ReadonlySet<string>
  /** Parses JSON answers. Throws the tool's message when the tool fails. */
  use<T = Record<string, unknown>>(tool: string, args?: object): Promise<T>
  close(): void
}

/** The published MCP server over stdio: JSON-RPC, one message a line. It reads files from `folder` only. */
export async function openAssistant(origin: string, token: string, folder: string): Promise<Assistant> {
  const server = spawn(process.execPath, [resolve('node_modules/@cliftonz/tandoor-recipes-mcp/build/index.js')], {
    env: {
      TANDOOR_URL: origin,
      TANDOOR_TOKEN: token,
      TANDOOR_MCP_PROFILE: 'full',
      TANDOOR_MCP_STASH_THRESHOLD: '500000',
      TANDOOR_MCP_UPLOAD_ROOT: folder,
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const waiting = new Map<number, (message: { result?: unknown; error?: { message: string } }) => void>()
  createInterface({ input: server.stdout }).on('line', (line) => {
    const message: { id: number; result?: unknown; error?: { message: string } } = JSON.parse(line)
    waiting.get(message.id)?.(message)
  })
  const send = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  let sent = 0
  const ask = async <T>(method: string, params: object): Promise<T> => {
    const id = ++sent
    const answer = new Promise<{ result?: unknown; error?: { message: string } }>((done) => {
      waiting.set(id, done)
    })
    send({ id, method, params })
    const { result, error } = await answer
    if (error) throw new Error(error.message)
    return result as T // The caller knows the result of its method.
  }

  const clientInfo = { name: 'larder-tests', version: '1' }
  await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo })
  send({ method: 'notifications/initialized' })
  const { tools } = await ask<{ tools: Tool[] }>('tools/list', {})
  const whole = new Set(tools.filter((tool) => tool.inputSchema.properties?.['format']).map((tool) => tool.name))
  const used = new Set<string>()
  return {
    tools: tools.map(({ name }) => name),
    used,
    async use<T>(name: string, args: object = {}) {
      used.add(name)
      // By default the tool summarizes the answer.
      const params = { name, arguments: whole.has(name) ? { format: 'full', ...args } : args }
      const { isError, content } = await ask<Outcome>('tools/call', params)
      const text = content[0]?.text ?? ''
      if (isError) throw new Error(`${name} ${JSON.stringify(args)}: ${text}`)
      return dataOf(text) as T // The tool mirrors the answer of the call that the caller names.
    },
    close: () => void server.kill(),
  }
}

/** JSON alone or below a sentence; other text as it is. */
function dataOf(text: string): unknown {
  const json = /(?:^|\n\n)([{[][\s\S]*)$/.exec(text)?.[1]
  try {
    return JSON.parse(json ?? text)
  } catch {
    return text
  }
}
