import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type Server } from '../../scripts/local/start-server.ts'
import { makeAccount, type Account } from './account.make.ts'
import { openCli } from './cli.run.ts'

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
const cli = openCli(() => ({ TANDOOR_URL: server.origin, TANDOOR_API_TOKEN: account.token }))
const { run, file, folder } = cli

beforeAll(async () => {
  await new Promise<void>((done) => (site satisfies HttpServer).listen(0, '127.0.0.1', done))
  const { port } = site.address() as AddressInfo
  server = await startServer({ web: false, allowedOrigins: [`http://127.0.0.1:${port}`], onLog: () => {} })
  account = await makeAccount(server.origin)
})
afterAll(async () => {
  site.close()
  await server?.stop()
  cli.remove()
})

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
  expect(await run('list', '--all')).toContain('Pancakes')
  expect(JSON.parse(await run('list', '--limit', '1', '--page', '1', '--format', 'json'))).toHaveLength(1)
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
  const [plan] = await cli.api<{ id: number }[]>('mealplan', 'list', '--startdate', '2027-03-05')
  await run('mealplan', 'delete', String(plan?.id))
  expect(await run('mealplan', 'list')).not.toContain('2027-03-05')
})

it('shops: adds, checks and clears', async () => {
  await run('shopping', 'add', '--food', 'oat milk', '--amount', '2', '--unit', 'l')
  expect(await run('shopping', 'list')).toContain('oat milk')
  const listed = await cli.api<{ id: number; food: { name: string }; checked: boolean }[]>('shopping', 'list')
  const milk = listed.find(({ food }) => food.name === 'oat milk')
  expect(milk).toMatchObject({ amount: 2, unit: { name: 'l' }, checked: false })
  await run('shopping', 'check', String(milk?.id))
  await run('shopping', 'add', '--food', 'pears', '--amount', '4')
  await run('shopping', 'check', '--all')
  await run('shopping', 'clear', '--force')
  expect(await run('shopping', 'list')).not.toContain('oat milk')
})

it('imports a recipe from a page', async () => {
  const { port } = site.address() as AddressInfo
  expect(await run('import', `http://127.0.0.1:${port}/soup`, '--dry-run')).toContain('Lentil soup')
  expect(await run('search', 'lentil')).not.toContain('Lentil soup')
  await run('import', `http://127.0.0.1:${port}/soup`)
  expect(await run('search', 'lentil')).toContain('Lentil soup')
})
