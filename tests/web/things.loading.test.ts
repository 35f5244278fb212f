import { expect, it } from 'vitest'
import { loadModel } from '#web/features/things/load-model.ts'
import { models } from '#web/features/things/models.list.ts'

it('each kind of things is found by its name, however it is written', async () => {
  for (const model of models) {
    expect(await loadModel(model.name), model.name).toBe(model)
    expect(await loadModel(model.name.toLowerCase()), model.name).toBe(model)
  }
  expect(await loadModel('Nothing')).toBeUndefined()
})
