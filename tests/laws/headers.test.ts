import { expect, it } from 'vitest'
import { formData, png } from '#tests/file.fixture.ts'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'
import { operations } from './document.ts'
import { samples, type Made } from './samples.ts'

const bare = async (person: TestPerson, path: string) => {
  const { headers, status } = await person.call('GET', path)
  const safe = headers.get('x-content-type-options') === 'nosniff' && headers.has('cache-control')
  return safe ? [] : [`${path} answers ${status} ${headers.get('content-type')}`]
}

it('every answer forbids browsers to guess its type', { timeout: 120_000 }, async () => {
  const { creator } = await createHousehold()
  const made: Made = {}
  const file = await creator.post<{ id: number; preview: string }>(
    '/api/user-file/',
    formData({ name: 'a', file: png }),
  )
  made['user-file'] = file.id
  const recipe = { name: 'Soup', steps: [{ instruction: '', file: file.id, ingredients: [] }] }
  made['recipe'] = (await creator.post<{ id: number }>('/api/recipe/', recipe)).id
  for (const kind of ['unit', 'food', 'keyword', 'meal-plan'] as const) {
    const answer = await creator.call('POST', `/api/${kind}/`, samples[kind]?.(made).draft)
    if (answer.ok) made[kind] = (await answer.json<{ id: number }>()).id
  }
  const reading = (await operations()).filter(({ method }) => method === 'GET')
  const paths = reading.map(({ path }) => {
    const kind = /^\/api\/([\w-]+)/.exec(path)?.[1] ?? ''
    return path.replace(/\{\w+\}/g, () => String(made[kind] ?? made['recipe']))
  })
  const more = [
    new URL(file.preview).pathname,
    `/api/download-file/${file.id}/`,
    '/media/none',
    '/api/none/',
    '/openapi.json',
  ]
  const faults: string[] = []
  for (const path of [...paths, ...more]) {
    faults.push(...(await bare(creator, path)), ...(await bare(stranger, path)))
  }
  expect(faults).toEqual([])
})
