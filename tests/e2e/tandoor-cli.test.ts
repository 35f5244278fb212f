import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type Server } from '../../scripts/local/server.ts'
import { makeAccount, type Account } from './account.make.ts'

// A client as people install it, unmodified, against the running product.
const cli = resolve('node_modules/tandoor-cli/dist/cli.js')
const folder = mkdtempSync(join(tmpdir(), 'larder-cli-'))
const site = createServer((_request, response) => {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Lentil soup',
    recipeYield: '4 servings',
    recipeIngredient: ['250 g lentils', '1 l water'],
    recipeInstructions: ['Simmer the lentils.', 'Season.'],
  }
  response.setHeader('content-type', 'text/html')
  response.end(`<html><script type="application/ld+json">${JSON.stringify(recipe)}</script></html>`)
})
let server: Server
let account: Account

beforeAll(async () => {
  await new Promise<void>((done) => (site satisfies HttpServer).listen(0, '127.0.0.1', done))
  const { port } = site.address() as AddressInfo
  server = await startServer({ allow: [`http://127.0.0.1:${port}`], logged: () => {} })
  account = await makeAccount(server.origin)
})
afterAll(async () => {
  site.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const run = async (...args: string[]) => {
  const env = { PATH: process.env['PATH'], HOME: folder, TANDOOR_URL: server.origin, TANDOOR_API_TOKEN: account.token }
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { cwd: folder, env })
  return stdout
}
const file = (name: string, content: unknown) => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}
const pancakes = {
  name: 'Pancakes',
  description: 'For four',
  servings: 4,
  working_time: 20,
  steps: [
    {
      instruction: 'Whisk and fry.',
      order: 0,
      ingredients: [
        { food: { name: 'flour' }, unit: { name: 'g' }, amount: 250, order: 0 },
        { food: { name: 'milk' }, unit: { name: 'ml' }, amount: 500, order: 1 },
      ],
    },
  ],
}
const addPancakes = async () => {
  await run('add', '--file', file('pancakes.json', pancakes))
  const { results } = await account.call<{ results: { id: number; name: string }[] }>(
    'GET',
    '/api/recipe/?query=pancakes&sort_order=-created_at',
  )
  return results[0]?.id ?? 0
}

it('adds, lists, searches, gets, updates and deletes recipes', async () => {
  const id = await addPancakes()
  expect(await run('list')).toContain('Pancakes')
  expect(await run('search', 'pancake')).toContain('Pancakes')
  expect(await run('random')).not.toBe('')
  expect(JSON.parse(await run('get', String(id), '--format', 'json'))).toMatchObject({
    id,
    name: 'Pancakes',
    servings: 4,
  })
  await run('update', String(id), '--file', file('patch.json', { name: 'Crêpes' }))
  expect(await run('get', String(id))).toContain('Crêpes')
  await run('delete', String(id), '--force')
  await expect(run('get', String(id))).rejects.toThrow()
})

it('sets an image that can then be fetched', async () => {
  const id = await addPancakes()
  const path = join(folder, 'picture.png')
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b98766' } })
    .png()
    .toFile(path)
  await run('image', String(id), path)
  const { image } = await account.call<{ image: string }>('GET', `/api/recipe/${id}/`)
  const picture = await fetch(new URL(image, server.origin), { headers: { authorization: `Bearer ${account.token}` } })
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toMatch(/^image\//)
})

it('plans a meal and puts the plan on the shopping list', async () => {
  const id = await addPancakes()
  await account.call('POST', '/api/meal-type/', { name: 'Supper' })
  await run(
    'mealplan',
    'add',
    '--recipe',
    String(id),
    '--date',
    '2027-03-05',
    '--meal-type',
    'Supper',
    '--servings',
    '8',
  )
  expect(await run('mealplan', 'list', '--startdate', '2027-03-01', '--enddate', '2027-03-31')).toContain('2027-03-05')
  await run('mealplan', 'make-shopping-list', '--startdate', '2027-03-01', '--enddate', '2027-03-31')
  expect(await run('shopping', 'list')).toContain('flour')
})

it('shops: adds, checks and clears', async () => {
  await run('shopping', 'add', '--food', 'oat milk', '--amount', '2', '--unit', 'l')
  expect(await run('shopping', 'list')).toContain('oat milk')
  await run('shopping', 'check', '--all')
  await run('shopping', 'clear', '--force')
  expect(await run('shopping', 'list')).not.toContain('oat milk')
})

it('edits foods: on hand, ignored, categorised', async () => {
  await account.call('POST', '/api/food/', { name: 'salt' })
  await account.call('POST', '/api/supermarket-category/', { name: 'Spices' })
  await run('food', 'onhand', 'salt')
  expect(await run('food', 'list', '--onhand')).toContain('salt')
  await run('food', 'ignore', 'salt')
  expect(await run('food', 'list', '--ignored')).toContain('salt')
  expect(await run('category', 'list')).toContain('Spices')
})

it('logs cooking and reads the log', async () => {
  const id = await addPancakes()
  await run('cooklog', 'add', '--recipe', String(id), '--servings', '4', '--rating', '5', '--comment', 'Gone at once')
  expect(await run('cooklog', 'list', '--recipe', String(id), '--format', 'api')).toContain('Gone at once')
})

it('imports a recipe from a page', async () => {
  const { port } = site.address() as AddressInfo
  await run('import', `http://127.0.0.1:${port}/soup`)
  expect(await run('search', 'lentil')).toContain('Lentil soup')
})
