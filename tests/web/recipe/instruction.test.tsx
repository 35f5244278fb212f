import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { UnitChoice } from '#web/components/recipe/measure-ingredient.ts'
import { useIngredientWording } from '#web/components/recipe/use-ingredient-wording.ts'
import { Instruction } from '#web/components/recipe/instruction/instruction.tsx'
import { TimerRegion } from '#web/components/timer/timer-region.tsx'
import { stopTimer, useTimers } from '#web/components/timer/timer-store.ts'
import { formatClock } from '#web/components/timer/timer-rules.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { cup, flour, ingredient, onion } from './ingredient.sample.ts'
import { visit } from '../visitor.tsx'

beforeAll(() => Promise.all([loadTranslations('recipes'), loadTranslations('cook'), loadTranslations('common')]))
beforeEach(() => localStorage.clear())

const ingredients = [ingredient({ amount: 2, unit: cup, food: flour, note: 'sifted' }), ingredient({ food: onion })]

interface TextProps {
  text: string
  factor?: number
  units?: UnitChoice
}

function Text({ text, factor = 1, units = 'written' }: TextProps) {
  const wording = useIngredientWording(factor, units)
  const step = { instruction: text, ingredients }
  return (
    <div data-testid="text">
      <Instruction step={step} wording={wording} timer={{ name: 'Simmer', recipe: { id: 1, name: 'Soup' } }} />
    </div>
  )
}

const shown = () => screen.getByTestId('text').textContent?.replaceAll('\u00a0', ' ')

test('amounts and names in the text follow the servings', async () => {
  await visit(<Text text="Mix {{ ingredients[0] }} with {{ ingredients[1] }} and {{ scale(3) }} spoons." factor={2} />)
  expect(shown()).toBe('Mix 4 cups flour with 2 onions and 6 spoons.')
})

test('a part of an ingredient shows that part only', async () => {
  await visit(
    <Text text="{{ ingredients[0].amount }}|{{ ingredients[0].unit }}|{{ ingredients[0].note }}" factor={1.5} />,
  )
  await screen.findByTestId('text')
  expect(shown()).toBe('3|cups|sifted')
})

test('the text uses the chosen units, as the list does', async () => {
  await visit(<Text text="Add {{ ingredients[0] }}." units="metric" />)
  expect(shown()).toMatch(/^Add [\d.]+ (ml|l) flour\.$/)
})

test('a missing ingredient shows its placeholder and keeps the rest of the step', async () => {
  await visit(<Text text="Add {{ ingredients[9] }} now." />)
  expect(shown()).toBe('Add {{ ingredients[9] }} now.')
})

test('injected HTML is shown as text', async () => {
  await visit(<Text text={'<img src=x onerror="alert(1)"> <script>alert(2)</script> [here](javascript:alert(3))'} />)
  const text = await screen.findByTestId('text')
  expect(text.querySelector('script, img, [href^="javascript"]')).toBeNull()
})

test('links open in a new tab', async () => {
  await visit(<Text text="See [there](https://example.org)." />)
  const link = await screen.findByRole('link', { name: 'there' })
  expect(link).toHaveProperty('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

function Running() {
  return useTimers().map(({ id, name, total, recipe }) => (
    <button key={id} type="button" onClick={() => stopTimer(id)}>
      {`${name} ${formatClock(total)} ${recipe?.name}`}
    </button>
  ))
}

test('pressing a time starts a timer named after its step, and a second one runs beside it', async () => {
  await visit(
    <>
      <Text text="Simmer for 12 minutes, then rest 1 hour 30 minutes." />
      <Running />
    </>,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /12 minutes/ })))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /1 hour 30 minutes/ })))
  expect(screen.getByText('Simmer, 12 minutes 12:00 Soup')).toBeTruthy()
  expect(screen.getByText('Simmer, 1 hour 30 minutes 1:30:00 Soup')).toBeTruthy()
  for (const stop of screen.getAllByText(/Soup/)) await act(async () => void fireEvent.click(stop))
})

test('starting a timer is announced', async () => {
  await visit(
    <>
      <Text text="Wait 5 minutes." />
      <Running />
      <TimerPlaceAlone />
    </>,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /5 minutes/ })))
  expect(screen.getByRole('status').textContent).toContain('Simmer, 5 minutes')
  await act(async () => void fireEvent.click(screen.getByText(/Soup/)))
})

/** Stands in for the dock, whose links need the router. */
const TimerPlaceAlone = () => (useTimers().length > 99 ? null : <TimerRegion />)
