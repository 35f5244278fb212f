import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../seeded-random.ts'

const CUT_BEFORE = 0.05
const CUT_AFTER = 0.08
const SLOW = 0.1
const MAX_PAUSE_MS = 400

/**
 * Stands before a service. Sometimes it cuts the connection before the service hears of a request, and sometimes after the service
 * has done what it was asked for.
 */
export class UnreliableDoor {
  isQuiet = false
  cutsBefore = 0
  cutsAfter = 0
  readonly origin: string
  readonly close: () => void

  private constructor(origin: string, close: () => void) {
    this.origin = origin
    this.close = close
  }

  static async open(service: string, random: Random): Promise<UnreliableDoor> {
    const server = createServer((request, response) => {
      pass(door, { service, random, request, response }).catch(() => response.destroy())
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo // It listens on a port.
    const door = new UnreliableDoor(`http://127.0.0.1:${port}`, () => {
      server.closeAllConnections()
      server.close()
    })
    return door
  }
}

interface Passing {
  service: string
  random: Random
  request: IncomingMessage
  response: ServerResponse
}

async function pass(door: UnreliableDoor, { service, random, request, response }: Passing): Promise<void> {
  const sent = await bytesOf(request)
  const fate = door.isQuiet ? 1 : random()
  if (fate < CUT_BEFORE) {
    door.cutsBefore++
    response.destroy()
    return
  }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { method, headers, url } = request
    const asked = ask(service + (url ?? '/'), { method, headers }, resolve)
    asked.on('error', reject).end(sent)
  })
  const body = await bytesOf(answer)
  if (fate < CUT_BEFORE + CUT_AFTER) {
    door.cutsAfter++
    response.destroy()
    return
  }
  if (fate < CUT_BEFORE + CUT_AFTER + SLOW) await sleep(random() * MAX_PAUSE_MS)
  response.writeHead(answer.statusCode ?? 502, answer.rawHeaders).end(body)
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
