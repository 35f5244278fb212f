import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeApart } from '#worker/modules/assistant/sort-steps/pieces.ts'
import { putTogether } from '#worker/modules/assistant/sort-steps/put-together.ts'

const order = (starts: number[], uses: [number, number][] = []) => ({ starts: new Set(starts), uses: new Map(uses) })
const line = (food: string, more: object = {}) => ({ food: { name: food }, amount: 1, unit: null, order: 0, ...more })

it('sentences and ingredients go where the model points, and keep their words', () => {
  const recipe = {
    steps: [
      {
        id: 7,
        instruction: 'Slice the leeks. Boil 1.5 l water.\nSeason.',
        ingredients: [line('leek'), line('salt')],
        order: 0,
      },
    ],
  }
  const apart = takeApart(recipe)
  expect(apart.pieces.map(({ text }) => text)).toEqual(['Slice the leeks.', 'Boil 1.5 l water.', 'Season.'])
  const steps = putTogether(apart, order([0, 2], [[1, 2]]))
  expect(steps).toMatchObject([
    { id: 7, instruction: 'Slice the leeks. Boil 1.5 l water.', order: 0, ingredients: [{ food: { name: 'leek' } }] },
    { instruction: 'Season.', order: 1, ingredients: [{ food: { name: 'salt' }, order: 0 }] },
  ])
  expect(steps[1]).not.toHaveProperty('id')
})

it('a sentence that names an ingredient by its place keeps it, by its new place or in words', () => {
  const recipe = {
    steps: [
      {
        instruction: 'Chop {{ ingredients[1] }}. Add {{ ingredients[0].food }} and {{ingredients[1]}}.',
        ingredients: [line('salt'), line('leek', { amount: 3 })],
        order: 0,
      },
    ],
  }
  expect(putTogether(takeApart(recipe), order([0, 1], [[0, 0]]))).toMatchObject([
    { instruction: 'Chop {{ ingredients[0] }}.', ingredients: [{ food: { name: 'leek' } }] },
    { instruction: 'Add {{ ingredients[0].food }} and 3 leek.', ingredients: [{ food: { name: 'salt' } }] },
  ])
})

it('a step with a name, a file or a recipe of its own stays one', () => {
  const steps = [
    { id: 1, name: 'Dough', instruction: 'Knead.', ingredients: [], time: 5, order: 0 },
    { id: 2, name: 'Sauce', instruction: 'Stir.', ingredients: [], time: 10, order: 1 },
    { id: 3, instruction: '', file: { id: 4 }, ingredients: [], order: 2 },
  ]
  expect(putTogether(takeApart({ steps }), order([]))).toMatchObject(steps)
})

it('whatever a model answers, no sentence and no ingredient is lost, doubled or moved before another', () => {
  const step = fc.record({
    instruction: fc
      .array(fc.constantFrom('Slice it.', 'Boil!', 'Stir', 'Bake 1.5 h.', '\n', ' ', '{{ ingredients[0] }}'))
      .map((all) => all.join(' ')),
    ingredients: fc.array(
      fc.constantFrom('leek', 'salt', 'water').map((food) => line(food)),
      { maxLength: 4 },
    ),
    name: fc.constantFrom('', 'Dough'),
  })
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(30)),
      fc.array(fc.tuple(fc.nat(10), fc.nat(30))),
      (rows, starts, uses) => {
        const steps = rows.map((row, i) => ({ ...row, order: i }))
        const apart = takeApart({ steps })
        const known = uses.filter(([one, sentence]) => apart.lines[one] && apart.pieces[sentence])
        const made = putTogether(apart, order(starts, known))
        const foods = (all: readonly Record<string, unknown>[]) =>
          all.flatMap(({ ingredients }) => (ingredients as { food: { name: string } }[]).map(({ food }) => food.name))
        const count = (names: string[], name: string) => names.filter((one) => one === name).length
        for (const name of ['leek', 'salt', 'water']) expect(count(foods(made), name)).toBe(count(foods(steps), name))
        const words = (all: readonly Record<string, unknown>[]) =>
          all
            .map(({ instruction }) => String(instruction))
            .join(' ')
            .match(/Slice it|Boil|Stir|Bake 1.5 h/g) ?? []
        expect(words(made)).toEqual(words(steps))
      },
    ),
  )
})
