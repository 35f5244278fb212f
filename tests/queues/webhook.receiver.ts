import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import type { Given, Received } from './webhook.script.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    webhookReceiver: string
  }
}

interface Place {
  script: Given
  seen: Received[]
}

/** Takes messages at `/in/<place>`, answers as `PUT /script/<place>` says, and tells at `/seen/<place>` what came. */
export default async function setup(project: TestProject) {
  const places = new Map<string, Place>()
  const placeOf = (name: string) => {
    const place = places.get(name) ?? { script: {}, seen: [] }
    places.set(name, place)
    return place
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [, what = '', name = ''] = request.url?.split('/') ?? []
    const body = await bodyOf(request)
    const place = placeOf(name)
    if (what === 'script') {
      place.script = JSON.parse(body) as Given
      response.end()
    } else if (what === 'seen') {
      response.end(JSON.stringify(place.seen))
    } else {
      place.seen.push({ headers: request.headers as Record<string, string>, body, at: Date.now() })
      respond(place, body, response)
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  project.provide('webhookReceiver', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

/** The rule whose word is in the body says it; of several answers, the last one stays. */
function respond({ script }: Place, body: string, response: ServerResponse): void {
  const rule = script.rules?.find(({ word }) => body.includes(word))
  const [first, ...others] = rule?.answers ?? script.answers ?? []
  const list = rule ? rule.answers : script.answers
  if (list && others.length > 0) list.shift()
  const { status = 200, headers = {}, text = 'thanks', delay = 0, does } = first ?? {}
  if (does === 'hang') return
  setTimeout(() => {
    if (does === 'cut') {
      response.writeHead(status, { 'content-length': '1000' }).write('half of')
      response.destroy()
    } else response.writeHead(status, headers).end(text)
  }, delay)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
