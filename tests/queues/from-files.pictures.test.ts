import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { png } from '#tests/file.fixture.ts'
import { createHousehold } from '#tests/fixture.ts'
import { zipOf } from '#tests/zip.fixture.ts'
import { ask, holdQueue, itemsOf, paprikaFile, photo, recipesOf, work } from './from-files.fixture.ts'
import { workCutOff } from './work-cut-off.ts'

holdQueue()

interface Step {
  name: string
  instruction: string
  file: { name: string; preview: string } | null
}

const stepsOf = async (home: Awaited<ReturnType<typeof createHousehold>>) => {
  const [recipe] = await recipesOf(home.creator)
  const { steps } = await home.creator.get<{ steps: Step[] }>(`/api/recipe/${recipe?.id}/`)
  return { image: recipe?.image, steps: steps.map(({ name, file }) => [name, file?.name ?? null]) }
}

it('pictures beyond the first stand at the end of the recipe', async () => {
  const home = await createHousehold()
  const more = { photo_data: photo(), photos: ['crust', 'slice'].map((name) => ({ name, data: photo() })) }
  await ask(home.creator, await paprikaFile(['Pie'], more), { start: true })
  await work(home)
  const { image, steps } = await stepsOf(home)
  expect(image).not.toBeNull()
  expect(steps).toEqual([
    ['', null],
    ['', null],
    ['Picture 1', 'Pie 1'],
    ['Picture 2', 'Pie 2'],
  ])
  const { objects } = await env.FILES.list({ prefix: `${home.space}/job/` })
  expect(objects).toEqual([])
})

it('a picture of a step stands at the step', async () => {
  const home = await createHousehold()
  const file = await zipOf({ 'Pie.cook': 'Mix @flour{200%g}.\n\nBake.\n', 'Pie.1.png': png, 'Pie.png': png })
  await ask(home.creator, file, { start: true })
  await work(home)
  const { image, steps } = await stepsOf(home)
  expect(image).not.toBeNull()
  expect(steps.map(([, name]) => name)).toEqual([null, 'Pie 1'])
})

it('a space that is full says which recipes lack a picture', async () => {
  const home = await createHousehold()
  await env.DIRECTORY.prepare(
    `UPDATE space SET settings = json_set(settings, '$.max_file_storage_mb', -1) WHERE space_id = ?`,
  )
    .bind(home.space)
    .run()
  const more = { photo_data: photo(), photos: [{ name: 'crust', data: photo() }] }
  const asked = await ask(home.creator, await paprikaFile(['Pie'], more), { start: true })
  await work(home)
  const [item] = await itemsOf(home.creator, asked)
  expect(item).toMatchObject({ state: 'done', msg: 'There is no room for a picture.' })
})

it('a job that is cut off before and after each commit leaves no picture staged, and each recipe has its own', async () => {
  const home = await createHousehold()
  await ask(home.creator, await paprikaFile(['Pie', 'Cake'], { photo_data: photo() }), { start: true })
  await workCutOff(home)
  const recipes = await recipesOf(home.creator)
  expect(recipes.map(({ image }) => image)).toEqual([expect.any(String), expect.any(String)])
  expect((await env.FILES.list({ prefix: `${home.space}/job/` })).objects).toEqual([])
})
