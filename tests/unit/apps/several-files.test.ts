import { expect, it } from 'vitest'
import { readMade } from './read-made.ts'

it('several files, also renamed or in UTF-16, are read together', async () => {
  const utf16 = (text: string) => {
    const bytes = new Uint8Array(2 + text.length * 2).fill(255, 0, 1).fill(254, 1, 2)
    for (let i = 0; i < text.length; i++) new DataView(bytes.buffer).setUint16(2 + 2 * i, text.charCodeAt(i), true)
    return bytes
  }
  const mela = { title: 'A', wantToCook: false, ingredients: '1 egg' }
  const crouton = { name: 'A', cookingDuration: 5, ingredients: [] }
  expect(await readMade({ 'a.json': mela, 'b.melarecipe': utf16(JSON.stringify(mela)) })).toMatchObject({
    app: 'MELARECIPES',
    recipes: [{ name: 'A' }, { name: 'A' }],
  })
  expect(await readMade({ 'a.json': crouton, 'b.crumb': utf16(JSON.stringify(crouton)) })).toMatchObject({
    app: 'CROUTON',
    recipes: [{ waiting_time: 5 }, { waiting_time: 5 }],
  })
  const flat = { planner_feature: true, recipes: [{ name: 'A' }] }
  expect(await readMade({ 'a.json': flat, 'b.json': flat })).toMatchObject({
    app: 'KITCHENOWL',
    recipes: [{ name: 'A' }, { name: 'A' }],
  })
})
