import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import type { Line, SeenRequest } from './ai.script.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    aiHost: string
  }
}

const scripts = new Map<string, Line[]>()
const seen = new Map<string, SeenRequest[]>()

/** Speaks as OpenAI, Anthropic and Google do, by a script for each key of its addresses: `/KEY/v1`. */
export default async function setup(project: TestProject) {
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  project.provide('aiHost', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString()
  const [, first = '', second = ''] = (request.url ?? '').split('/')
  if (first === '_script') {
    scripts.set(second, JSON.parse(body) as Line[])
    seen.delete(second)
    return void response.end()
  }
  if (first === '_seen') return void response.end(JSON.stringify(seen.get(second) ?? []))
  const requests = seen.get(first) ?? []
  seen.set(first, [...requests, { url: request.url ?? '', headers: request.headers, body }])
  const script = scripts.get(first) ?? []
  const line = script[Math.min(requests.length, script.length - 1)] ?? {}
  if (line.delay) await new Promise((done) => setTimeout(done, line.delay))
  send(request, response, line)
}

function send(request: IncomingMessage, response: ServerResponse, line: Line): void {
  const { status = 200, type = 'application/json' } = line
  const key = [request.headers.authorization, request.headers['x-api-key'], request.headers['x-goog-api-key']].join(' ')
  if (line.to) return void response.writeHead(307, { location: line.to }).end()
  if (line.hangUp) return void request.socket.destroy()
  response.writeHead(status, { 'content-type': type })
  if (line.flood) return flood(response)
  if (line.drips) return drip(response)
  if (line.echoes) return void response.end(JSON.stringify({ error: { message: `wrong key: ${key}`, code: key } }))
  if (line.raw !== undefined) return void response.end(line.raw)
  response.end(JSON.stringify(spoken(request.url ?? '', line)))
}

function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(1_000_000, 'x')
  const write = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', write)
  }
  write()
}

/** Never ends: a byte now and then. */
function drip(response: ServerResponse): void {
  const timer = setInterval(() => void response.write(' '), 20)
  response.once('close', () => clearInterval(timer))
}

function spoken(url: string, line: Line): object {
  const { say = '', input = 100, output = 50, cached, usage, finish } = line
  if (url.endsWith('/responses')) return responded(line)
  if (url.includes('generateContent')) {
    const counts = { promptTokenCount: input, candidatesTokenCount: output, cachedContentTokenCount: cached ?? 0 }
    return {
      candidates: [{ content: { role: 'model', parts: [{ text: say }] }, finishReason: finish ?? 'STOP' }],
      ...(usage === null ? {} : { usageMetadata: usage ?? counts }),
    }
  }
  if (url.endsWith('/messages')) {
    const counts = { input_tokens: input, output_tokens: output, cache_read_input_tokens: cached ?? 0 }
    return {
      id: 'a',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [{ type: 'text', text: say }],
      stop_reason: finish ?? 'end_turn',
      usage: usage === null ? {} : (usage ?? counts),
    }
  }
  const counts = {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached ?? 0 },
  }
  return {
    id: 'a',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [
      {
        index: 0,
        message:
          line.refuses === undefined
            ? { role: 'assistant', content: say }
            : { role: 'assistant', content: null, refusal: line.refuses },
        finish_reason: finish ?? 'stop',
      },
    ],
    ...(usage === null ? {} : { usage: usage ?? counts }),
  }
}

/** As OpenAI's Responses API answers: an item of reasoning before the message, whose text may be a refusal instead. */
function responded({ say = '', refuses, input = 100, output = 50, cached = 0, usage, finish }: Line): object {
  const counts = {
    input_tokens: input,
    input_tokens_details: { cached_tokens: cached },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  }
  const part =
    refuses === undefined ? { type: 'output_text', text: say, annotations: [] } : { type: 'refusal', refusal: refuses }
  return {
    id: 'resp_a',
    object: 'response',
    created_at: 1,
    model: 'm',
    status: finish === undefined ? 'completed' : 'incomplete',
    error: null,
    incomplete_details: finish === undefined ? null : { reason: finish },
    output: [
      { type: 'reasoning', id: 'rs_a', summary: [] },
      { type: 'message', id: 'msg_a', role: 'assistant', status: 'completed', content: [part] },
    ],
    ...(usage === null ? {} : { usage: usage ?? counts }),
  }
}
