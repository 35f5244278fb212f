import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type Server } from '../../scripts/local/start-server.ts'
import { makeAccount, type Account } from './account.make.ts'
import { openAssistant, type Assistant } from './mcp.client.ts'
import { kitchenFamilies } from './mcp.families.ts'
import { houseStories, outward } from './mcp.house.ts'
import { officeFamilies } from './mcp.office.ts'
import { kitchenStories } from './mcp.stories.ts'
import { makeWorld, type World } from './mcp.world.ts'

type Row = Record<string, unknown> & { id: number }
const folder = mkdtempSync(join(tmpdir(), 'larder-assistant-'))
let server: Server
let world: World
let assistant: Assistant

beforeAll(async () => {
  server = await startServer({ web: false, onLog: () => {} })
  const account = await makeAccount(server.origin)
  world = await makeWorld(account)
  assistant = await openAssistant(server.origin, await tokenFor(account), folder)
})
afterAll(async () => {
  assistant?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const use: Assistant['use'] = (name, args) => assistant.use(name, args)
const rowsOf = (listed: Row[] | { results: Row[] }) => (Array.isArray(listed) ? listed : listed.results)

describe('an assistant makes, finds, changes and deletes', () => {
  it.each(Object.entries({ ...kitchenFamilies, ...officeFamilies }))('one %s', async (kind, family) => {
    const { list, create, made, change, changed } = await family(world, use)
    const { id } = await use<Row>(`create_${kind}`, create)
    expect(await use(`get_${kind}`, { id })).toMatchObject({ id, ...made })
    if (list) expect(rowsOf(await use(list)).map((row) => row.id)).toContain(id)
    await use(`update_${kind}`, { id, ...change })
    expect(await use(`get_${kind}`, { id })).toMatchObject({ id, ...changed })
    await use(`delete_${kind}`, { id })
    await expect(use(`get_${kind}`, { id })).rejects.toThrow(/404|not found/i)
  })
})

describe('an assistant', () => {
  it.each(Object.entries({ ...kitchenStories, ...houseStories }))('%s', async (_, story) => {
    await story(world, use, folder)
  })

  it('uses every tool except those that need other servers or files', () => {
    expect(assistant.tools.filter((name) => !assistant.used.has(name) && !outward.includes(name))).toEqual([])
  })
})

/** Bookmarklet imports need a scope that only a browser session can grant. */
async function tokenFor({ cookie }: Account): Promise<string> {
  const answer = await fetch(`${server.origin}/api/access-token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin, cookie },
    body: JSON.stringify({ scope: 'read write app bookmarklet', expires: '2099-01-01T00:00:00Z' }),
  })
  const { token }: { token: string } = await answer.json()
  return token
}
