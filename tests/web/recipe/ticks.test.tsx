import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useCookingSession } from '#web/components/recipe/use-cooking-session.ts'
import { IngredientList } from '#web/components/recipe/ingredient.list.tsx'
import { sumIngredients } from '#web/components/recipe/sum-ingredients.ts'
import { useIngredientWording } from '#web/components/recipe/use-ingredient-wording.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { flour, g, ingredient, onion } from './ingredient.sample.ts'
import { visit } from '../visitor.tsx'

beforeAll(() => loadTranslations('recipes'))

const first = ingredient({ amount: 200, unit: g, food: flour })
const second = ingredient({ amount: 50, unit: g, food: flour })
const third = ingredient({ amount: 1, food: { ...onion, id: 3, name: 'leek' }, note: 'washed' })

function Lists({ recipe }: { recipe: number }) {
  const cooking = useCookingSession(recipe)
  const wording = useIngredientWording(1, 'written')
  const show = { wording, cooking, linked: false }
  const lines = [first, second, third].map((one) => ({ ingredient: one, parts: [one.id] }))
  return (
    <>
      <section aria-label="lines">
        <IngredientList ingredients={lines} {...show} />
      </section>
      <section aria-label="sums">
        <IngredientList ingredients={sumIngredients([first, second, third])} {...show} />
      </section>
      <button type="button" onClick={cooking.clear}>
        Clear
      </button>
    </>
  )
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
const press = (place: number) =>
  act(async () => void fireEvent.click(screen.getAllByRole('checkbox')[place] ?? document.body))
const clear = () => act(async () => void fireEvent.click(screen.getByText('Clear')))

beforeEach(async () => {
  await visit(<Lists recipe={1} />)
  await clear()
})

test('an ingredient is labelled by its amount and food, with its note visible', () => {
  expect(screen.getAllByRole('checkbox', { name: '200 g flour' })).toHaveLength(1)
  expect(screen.getAllByRole('checkbox', { name: '250 g flour' })).toHaveLength(1)
  expect(screen.getAllByText(/washed/)).toHaveLength(2)
})

test('a tick in one list is a tick in every list, and a sum is ticked when all its lines are', async () => {
  await press(0)
  expect(boxes()).toEqual([true, false, false, false, false])
  await press(1)
  expect(boxes()).toEqual([true, true, false, true, false])
  await press(3)
  expect(boxes()).toEqual([false, false, false, false, false])
})

test('ticks survive leaving the page, and belong to their recipe', async () => {
  await press(2)
  cleanup()
  await visit(<Lists recipe={2} />)
  expect(boxes()).not.toContain(true)
  cleanup()
  await visit(<Lists recipe={1} />)
  expect(boxes()).toEqual([false, false, true, false, true])
})

test('starting over clears every tick', async () => {
  await press(0)
  await clear()
  expect(boxes()).not.toContain(true)
})
