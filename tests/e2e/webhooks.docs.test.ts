import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { startServer, type Server } from '../../scripts/local/start-server.ts'
import { makeAccount, type Account } from './account.make.ts'

const run = promisify(execFile)
const page = await readFile('docs/webhooks.md', 'utf8')
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code)
const [makeWebhook = '', makeSecret = '', sayLine = '', sayItems = '', planMeal = ''] = blocks('sh')

let server: Server
let port: number
let person: Account
let folder: string
let receiver: ChildProcess | undefined

beforeAll(async () => {
  port = await freePort()
  server = await startServer({ web: false, allowedOrigins: [`http://127.0.0.1:${port}`], onLog: () => {} })
  person = await makeAccount(server.origin)
  folder = await mkdtemp(join(tmpdir(), 'larder-webhooks-'))
})
afterAll(async () => {
  receiver?.kill()
  await server.stop()
  await rm(folder, { recursive: true })
})

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as { port: number }
      probe.close(() => done(free))
    })
  })

/** What a block of the page prints, as JSON. */
async function shell(code: string, variables: Record<string, string | number>): Promise<Record<string, unknown>> {
  const more = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]))
  const { stdout } = await run('bash', ['-ec', code], { env: { ...process.env, ...more } })
  return JSON.parse(stdout) as Record<string, unknown>
}

const listed = async () => {
  const { results } = await person.call<{ results: { food: { name: string }; amount: number }[] }>(
    'GET',
    '/api/shopping-list-entry/',
  )
  return results.map(({ food, amount }) => `${amount} ${food.name}`)
}

async function wayIn(draft: object = { purpose: 'shopping' }): Promise<string> {
  const { id } = await person.call<{ id: number }>('POST', '/api/inbound-hook/', {
    name: 'Button',
    ...draft,
  })
  return (await person.call<{ url: string }>('POST', `/api/inbound-hook/${id}/address/`, {})).url
}

test('the receiver of the page prints what it is told, and refuses what is not signed', async () => {
  const world = { LARDER: server.origin, TOKEN: person.token, RECEIVER: `http://127.0.0.1:${port}/` }
  const { id } = await shell(makeWebhook, world)
  const { secret } = await shell(makeSecret, { ...world, WEBHOOK: Number(id) })
  const file = join(folder, 'receiver.mjs')
  await writeFile(file, blocks('js')[0] ?? '')
  let said = ''
  receiver = spawn(process.execPath, [file], { env: { ...process.env, SECRET: String(secret), PORT: String(port) } })
  receiver.stdout?.on('data', (text) => (said += String(text)))
  await vi.waitFor(async () => {
    const { status } = await fetch(world.RECEIVER, { method: 'POST', body: '{}' })
    expect(status).toBe(401)
  })
  await person.call('POST', '/api/recipe/', { name: 'Pea soup', steps: [] })
  await vi.waitFor(() => expect(said).toContain('recipe.created Pea soup'), { timeout: 20_000 })
  const { results } = await person.call<{ results: { ok: boolean; status: number }[] }>(
    'GET',
    `/api/webhook/${Number(id)}/deliveries/`,
  )
  expect(results).toMatchObject([{ ok: true, status: 204 }])
  const [example = ''] = blocks('json')
  const told = JSON.parse(example) as { type: string; data: object }
  expect([told.type, Object.keys(told.data)]).toEqual([
    'recipe.created',
    ['kind', 'id', 'version', 'seq', 'space', 'user', 'event'],
  ])
})

test('the lines of the page put things on the list', async () => {
  const HOOK = await wayIn()
  const before = (await listed()).length
  expect(await shell(sayLine, { HOOK })).toMatchObject({ kind: 'shopping-list-entry' })
  const first = await shell(sayItems, { HOOK })
  expect(first['message']).toBe('On the shopping list: 6 eggs, 250 g butter.')
  expect(page).toContain(String(first['message']))
  expect(await shell(sayItems, { HOOK })).toEqual(first)
  expect((await listed()).slice(before).toSorted()).toEqual(['1 milk', '2 flour', '250 butter', '6 eggs'])
})

test('the line of the page plans the meal that it names, whatever the way in is for', async () => {
  const typeOf = async (name: string) => (await person.call<{ id: number }>('POST', '/api/meal-type/', { name })).id
  const [lunch, supper] = [await typeOf('Lunch'), await typeOf('Supper')]
  await person.call('POST', '/api/recipe/', { name: 'Pea soup', steps: [] })
  const HOOK = await wayIn({ purpose: 'meal-plan', meal_type: { id: supper } })
  const { message, things } = await shell(planMeal, { HOOK })
  expect(message).toMatch(/^Planned for \d{4}-\d\d-\d\d, Lunch: Pea soup\.$/)
  const [planned] = things as { id: number }[]
  const plan = await person.call<{ meal_type: { id: number }; recipe: { name: string } }>(
    'GET',
    `/api/meal-plan/${planned?.id}/`,
  )
  expect(plan).toMatchObject({ meal_type: { id: lunch }, recipe: { name: 'Pea soup' } })
})

interface RestCommand {
  url: string
  method: string
  content_type: string
  payload: string
}

test('what Home Assistant is to send is understood', async () => {
  const HOOK = await wayIn()
  const [first = '', second = ''] = blocks('yaml')
  const tags = [{ tag: '!secret', resolve: () => HOOK }]
  const [document] = parseAllDocuments(first, { customTags: tags })
  if (!document) throw new Error('The page has no YAML.')
  const { rest_command } = document.toJSON() as { rest_command: { larder_shopping: RestCommand } }
  const command = rest_command.larder_shopping
  const answer = await fetch(command.url, {
    method: command.method,
    headers: { 'content-type': command.content_type },
    body: command.payload.replace('{{ item }}', 'lemons'),
  })
  expect(await answer.json()).toMatchObject({ message: 'On the shopping list: lemons.' })
  const [receiving] = parseAllDocuments(second)
  expect(receiving?.errors).toEqual([])
  expect(second).toContain('meal-plan.planned')
  const { results } = await person.call<{ results: { type: string }[] }>('GET', '/api/webhook-type/')
  expect(results.map(({ type }) => type)).toContain('meal-plan.planned')
})
