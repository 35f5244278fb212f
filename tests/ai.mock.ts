import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'
import { soup } from './ai.soup.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where aimock listens; null where it is not installed. */
    aimock: string | null
  }
}

interface Mock {
  url: string
  start(): Promise<unknown>
  stop(): Promise<unknown>
  onMessage(words: RegExp | string, answer: object): unknown
}

/** `AIMOCK` names a folder in which `@copilotkit/aimock` is installed, which speaks as OpenAI, Anthropic, Google and Ollama do. */
export default async function setup(project: TestProject) {
  const folder = process.env['AIMOCK'] ?? ''
  const mock = folder === '' ? null : await load(folder)
  project.provide('aimock', mock?.url ?? null)
  return () => mock?.stop()
}

async function load(folder: string): Promise<Mock> {
  const path = createRequire(`${folder}/`).resolve('@copilotkit/aimock')
  const { LLMock } = (await import(pathToFileURL(path).href)) as { LLMock: new (options: object) => Mock }
  const mock = new LLMock({ port: 0, host: '127.0.0.1', latency: 0, chunkSize: 1_000 })
  const usage = { prompt_tokens: 500, completion_tokens: 200, total_tokens: 700, input_tokens: 500, output_tokens: 200 }
  mock.onMessage(/MALFORMED/, { content: '{"found": true, "name": "Leek', usage })
  // Asked once more, it says nothing better.
  mock.onMessage(/could not be used/, { content: 'Sure!', usage })
  mock.onMessage(/CHATTER/, { content: 'Sure! I would slice them first.', usage })
  mock.onMessage(/LIMITED/, { error: { message: 'Rate limit reached', type: 'rate_limit_error' }, status: 429 })
  mock.onMessage(/BROKEN/, { error: { message: 'Internal error', type: 'server_error' }, status: 500 })
  mock.onMessage(/Are you ready/, { content: '{"ready":true}', usage })
  mock.onMessage(/3 leeks|has_to_be/, { content: soup(), usage })
  await mock.start()
  return mock
}
