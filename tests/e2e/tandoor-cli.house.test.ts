import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type Server } from '../../scripts/local/start-server.ts'
import { makeAccount, type Account } from './account.make.ts'
import { openCli } from './cli.run.ts'

interface Row {
  id: number
  name: string
}
let server: Server
let account: Account
const cli = openCli(() => ({ TANDOOR_URL: server.origin, TANDOOR_API_TOKEN: account.token }))
const { run, api } = cli

beforeAll(async () => {
  server = await startServer({ web: false, onLog: () => {} })
  account = await makeAccount(server.origin)
})
afterAll(async () => {
  await server?.stop()
  cli.remove()
})

const make = (kind: string, body: object) => account.call<Row>('POST', `/api/${kind}/`, body)

it('edits foods: on hand, ignored', async () => {
  await make('food', { name: 'salt' })
  const { id } = await make('food', { name: 'pepper' })
  await run('food', 'onhand', 'salt')
  expect(await run('food', 'list', '--onhand')).toContain('salt')
  await run('food', 'onhand', 'salt', '--unset')
  expect(await run('food', 'list', '--onhand', '--all')).not.toContain('salt')
  await run('food', 'ignore', String(id))
  expect(await run('food', 'list', '--ignored')).toContain('pepper')
  await run('food', 'ignore', 'pepper', '--unset')
  expect(await api('food', 'edit', 'pepper', '--ignore-shopping', 'true')).toMatchObject({ id, ignore_shopping: true })
  expect(await run('food', 'list', '--search', 'pep', '--limit', '1')).toContain('pepper')
})

it('puts foods in the aisles where they are found', async () => {
  await make('food', { name: 'cumin' })
  const spices = await make('supermarket-category', { name: 'Spices' })
  expect(await run('category', 'list')).toContain('Spices')
  expect(await run('category', 'uncategorised', '--search', 'cumin')).toContain('cumin')
  expect(await api('category', 'set', 'cumin', '--category', 'Spices')).toMatchObject({
    supermarket_category: { id: spices.id },
  })
  expect(await run('category', 'uncategorised')).not.toContain('cumin')
  expect(await api('category', 'set', 'cumin', '--unset')).toMatchObject({ supermarket_category: null })
})

it('keeps the log of what was cooked', async () => {
  const steps = [{ instruction: 'Fry.', ingredients: [{ food: { name: 'eggs' }, unit: null, amount: 2 }] }]
  const recipe = await make('recipe', { name: 'Omelette', servings: 2, steps })
  const of = ['--recipe', String(recipe.id)]
  const log = ['--servings', '4', '--rating', '5', '--comment', 'Gone at once', '--date', '2026-04-27T04:00:00.000Z']
  const { id } = await api<Row>('cooklog', 'add', ...of, ...log)
  expect(await run('cooklog', 'list', ...of, '--format', 'api')).toContain('Gone at once')
  expect(await run('cooklog', 'list', '--startdate', '2026-04-01', '--enddate', '2026-04-30')).toContain('2026')
  expect(await api<Row[]>('cooklog', 'list', '--max-rating', '2', '--all')).toEqual([])
  expect(await run('cooklog', 'ingredient', 'egg', '--min-rating', '4')).toContain('Omelette')
  expect(await api('cooklog', 'update', String(id), '--rating', '4')).toMatchObject({
    rating: 4,
    comment: 'Gone at once',
  })
  await run('cooklog', 'delete', String(id))
  expect(await api<Row[]>('cooklog', 'list', ...of)).toEqual([])
})

it('keeps households, who lives in them, and invites', async () => {
  const { id } = await api<Row>('household', 'add', 'Flat')
  expect(await run('household', 'list')).toContain('Flat')
  expect(await api('household', 'edit', String(id), '--name', 'House')).toMatchObject({ id, name: 'House' })
  expect(await api('household', 'get', String(id))).toMatchObject({ id, name: 'House' })
  expect(await run('household', 'users', 'list')).toContain(account.username)
  const [member] = await api<Row[]>('household', 'users', 'memberships')
  expect(await api('household', 'users', 'assign', String(member?.id), String(id))).toMatchObject({ household: { id } })
  const invite = await api<Row>(
    'household',
    'invite',
    'create',
    String(id),
    '--expires',
    '2099-12-31',
    '--group-id',
    '2',
  )
  expect(await run('household', 'invite', 'list')).toContain(String(invite.id))
  await run('household', 'invite', 'delete', String(invite.id), '--force')
  expect(await api<Row[]>('household', 'invite', 'list')).toEqual([])
  const other = await api<Row>('household', 'add', 'Shed')
  await run('household', 'delete', String(other.id), '--force')
  await expect(run('household', 'get', String(other.id))).rejects.toThrow()
})

it('remembers where the server is', async () => {
  const client = resolve('node_modules/tandoor-cli/dist/cli.js')
  const env = { PATH: process.env['PATH'], HOME: cli.folder }
  const asking = spawn(process.execPath, [client, 'configure'], { cwd: cli.folder, env })
  const answers = [server.origin, account.token]
  asking.stdout.on('data', (text: Buffer) => {
    if (/:\s*$/.test(text.toString())) asking.stdin.write(`${answers.shift() ?? ''}\n`)
  })
  await new Promise((done) => {
    asking.on('close', done)
  })
  const kept = readFileSync(join(cli.folder, '.config/tandoor-cli/config.json'), 'utf8')
  expect(JSON.parse(kept)).toEqual({ url: server.origin, token: account.token })
  expect(
    execFileSync(process.execPath, [client, 'list', '--format', 'api'], { cwd: cli.folder, env }).toString(),
  ).toContain('[')
})
