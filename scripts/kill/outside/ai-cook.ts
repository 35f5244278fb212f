import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { soup } from '../../../tests/ai.soup.ts'
import type { Random } from '../seeded-random.ts'
import type { Host } from './start-host.ts'

const MAX_PAUSE_MS = 2_500

/** What the cook writes a recipe of. */
export const dishText = (word: string): string =>
  `Dish ${word} for 4\n3 leeks, 1 l water\nSlice the leeks. Boil them in the water for 20 minutes.`

/** An AI provider that speaks as OpenAI does, and is slow, wrong or silent at times. */
export async function startAiCook(random: Random, isQuiet: () => boolean): Promise<Host> {
  const server = createServer((request, response) => {
    answer(request, response, isQuiet() ? 1 : random()).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo // It listens on a port.
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function answer(request: IncomingMessage, response: ServerResponse, fate: number): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const [, word = 'nameless'] = /Dish (q\w+)/.exec(body) ?? []
  const json = (status: number, content: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  if (fate < 0.05) return void json(500, { error: { message: 'overloaded' } })
  if (fate < 0.1) return void json(400, { error: { message: `wrong: ${request.headers.authorization}` } })
  if (fate < 0.3) await sleep((fate - 0.1) * 5 * MAX_PAUSE_MS)
  const text = fate < 0.4 ? 'There is a dish, I think.' : soup({ name: `Dish ${word}` })
  const usage = fate < 0.45 ? {} : { usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 } }
  const choice = { index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }
  json(200, { id: 'a', object: 'chat.completion', created: 1, model: 'm', choices: [choice], ...usage })
}
