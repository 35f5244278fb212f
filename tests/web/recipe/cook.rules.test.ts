import { afterEach, describe, expect, test } from 'vitest'
import { keyDirection } from '#web/features/cook/use-screen-keys.ts'
import { clampScreen, cookScreens } from '#web/features/cook/cook-screens.ts'
import { swipeDirection } from '#web/lib/use-swipe.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'

const step = (name: string, more: object = {}) => ({
  id: 1,
  name,
  instruction: 'Stir.',
  ingredients: [],
  time: 0,
  file: null,
  step_recipe_data: null,
  ...more,
})
// `cookScreens` reads only the steps of a recipe.
const screens = (...steps: object[]) =>
  cookScreens({ steps } as RecipeRow).map((screen) =>
    screen.kind === 'step'
      ? `${screen.place} ${screen.name}${screen.within ? ` of ${screen.within}` : ''}`
      : screen.kind,
  )
const dough = { id: 9, name: 'Dough', steps: [step('Knead'), step('Rest')] }

test('cooking starts with a screen for preparation and ends with one for the rating', () => {
  expect(screens(step('Chop'), step('Fry'))).toEqual(['ready', '1 Chop', '2 Fry', 'finish'])
})

test('the steps of an embedded recipe come where they are needed', () => {
  expect(screens(step('Base', { step_recipe_data: dough }), step('Bake'))).toEqual([
    'ready',
    '1 Knead of Dough',
    '2 Rest of Dough',
    '3 Base',
    '4 Bake',
    'finish',
  ])
})

test('a step that only embeds a recipe has no screen of its own', () => {
  expect(screens(step('', { instruction: '', step_recipe_data: dough }))).toEqual([
    'ready',
    '1 Knead of Dough',
    '2 Rest of Dough',
    'finish',
  ])
})

test.each([
  [undefined, 0],
  [2, 2],
  [99, 4],
])('an address with step %s shows screen %d of five', (wanted, shown) => expect(clampScreen(wanted, 5)).toBe(shown))

describe('keys', () => {
  afterEach(() => document.body.replaceChildren())

  const press = (key: string, target: Element | null = null, more: object = {}, isRightToLeft = false) =>
    keyDirection(
      { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more },
      target,
      isRightToLeft,
    )
  const element = (html: string) => {
    document.body.innerHTML = html
    return document.querySelector('[data-it]')
  }

  test('arrows turn the page in the reading direction', () => {
    expect(press('ArrowRight')).toBe('next')
    expect(press('ArrowLeft')).toBe('previous')
    expect(press('ArrowRight', null, {}, true)).toBe('previous')
  })

  test('Space goes on and with Shift back, but presses the button that has the focus', () => {
    expect(press(' ')).toBe('next')
    expect(press(' ', null, { shiftKey: true })).toBe('previous')
    expect(press(' ', element('<button data-it>Start</button>'))).toBeUndefined()
    expect(press(' ', element('<input type="checkbox" data-it>'))).toBeUndefined()
  })

  test('text fields, stars and dialogs keep all their keys, a tick box only Space', () => {
    expect(press('ArrowRight', element('<textarea data-it></textarea>'))).toBeUndefined()
    expect(press('ArrowRight', element('<div role="radiogroup"><button data-it></button></div>'))).toBeUndefined()
    expect(press('ArrowRight', element('<div role="dialog"><button data-it></button></div>'))).toBeUndefined()
    expect(press('ArrowRight', element('<input type="checkbox" data-it>'))).toBe('next')
  })

  test('other keys and shortcuts stay with the browser', () => {
    expect(press('ArrowLeft', null, { altKey: true })).toBeUndefined()
    expect(press('a')).toBeUndefined()
  })
})

test.each([
  [-90, 10, 'next'],
  [90, -10, 'previous'],
  [-40, 0, undefined],
  [-90, 80, undefined],
])('a finger that moved %d across and %d down means %s', (across, down, turn) => {
  expect(swipeDirection(across, down)).toBe(turn)
})
