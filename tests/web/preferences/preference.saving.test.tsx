import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { preferenceDefaults } from '#worker/modules/account/preference.contract.ts'
import { searchDefaults } from '#worker/modules/searching/search-preference.contract.ts'
import { presets } from '#web/features/settings/search/presets.ts'
import type { Preference } from '#web/lib/preferences/preference.ts'
import { ben, visit, type Wanted } from './visit.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pages: Record<string, [label: string, name: keyof Preference][]> = {
  '/settings/appearance': [
    ['Show the name of Larder', 'nav_show_logo'],
    ['Stays in view', 'nav_sticky'],
    ['Fractions', 'use_fractions'],
    ['Energy in kilojoules', 'use_kj'],
    ['Comments and ratings', 'comments'],
    ['Left-handed', 'left_handed'],
    ['Ingredients at each step', 'show_step_ingredients'],
  ],
  '/settings/shopping': [
    ['What is ticked is in the house', 'shopping_add_onhand'],
    ['A food remembers its list', 'shopping_update_food_lists'],
    ['Put planned meals on the list', 'mealplan_autoadd_shopping'],
    ['Leave out what is in the house', 'mealplan_autoexclude_onhand'],
    ['Also what recipes within recipes need', 'mealplan_autoinclude_related'],
  ],
}

test.each(Object.entries(pages))('the switches of %s save at once', async (path, switches) => {
  const { sent } = await visit(path)
  for (const [label, name] of switches) {
    const toggle = await screen.findByRole('switch', { name: label })
    const before = toggle.getAttribute('aria-checked') === 'true'
    await act(async () => void fireEvent.click(toggle))
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PATCH').at(-1)?.body[name]).toBe(!before))
    expect(toggle.getAttribute('aria-checked')).toBe(String(!before))
  }
})

const choose = (name: string | RegExp, value: string) => async () =>
  fireEvent.change(await screen.findByRole('combobox', { name }), { target: { value } })
const press = (role: string, name: string) => async () => fireEvent.click(await screen.findByRole(role, { name }))
const pressIn = (group: string, name: string) => async () =>
  fireEvent.click(within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name }))
const type = (label: string | RegExp, value: string) => async () => {
  const box = await screen.findByLabelText(label, { selector: 'input' })
  fireEvent.change(box, { target: { value } })
  fireEvent.blur(box)
}

const controls: [kind: string, path: string, act: () => Promise<unknown>, saved: object, wanted?: Wanted][] = [
  ['choice of one', '/settings/appearance', choose('The first page', 'PLAN'), { default_page: 'PLAN' }],
  ['text box', '/settings/appearance', type('Usual unit', ' ml '), { default_unit: 'ml' }],
  ['number', '/settings/appearance', type('Decimal places', '3'), { ingredient_decimals: 3 }],
  ['number with a unit', '/settings/shopping', type(/^“Later” means/, '2.5'), { default_delay: 2.5 }],
  ['colour', '/settings/appearance', press('button', 'Plum'), { nav_bg_color: '#6b3a5b' }],
  [
    'choice side by side',
    '/settings/appearance',
    pressIn('Text on it', 'Light'),
    { nav_text_color: 'LIGHT' },
    // Only a colour of one's own has text to choose.
    { preference: { nav_bg_color: '#6b3a5b', nav_text_color: 'DARK' } },
  ],
  ['person', '/settings/plan', press('checkbox', 'Ben'), { plan_share: [expect.objectContaining({ id: ben.id })] }],
]

test.each(controls)('a %s saves at once', async (_kind, path, change, saved, wanted = {}) => {
  const { sent } = await visit(path, wanted)
  await act(async () => void (await change()))
  await waitFor(() => expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject(saved))
})

test('boxes save each on its own, beside those that are chosen already', async () => {
  const aisle = { id: 1, name: 'Supermarket Category', field: 'supermarket_category' }
  const { sent } = await visit('/settings/shopping', { preference: { food_inherit_default: [aisle] } })
  await act(press('checkbox', 'Never on the shopping list'))
  const fields = () =>
    (
      sent.findLast(({ method }) => method === 'PATCH')?.body['food_inherit_default'] as { field: string }[] | undefined
    )?.map(({ field }) => field)
  await waitFor(() => expect(fields()).toEqual(['supermarket_category', 'ignore_shopping']))
})

test('a change is sent with the whole preference and the tag of what was read', async () => {
  const { sent } = await visit('/settings/appearance', { preference: { default_unit: 'ml' } })
  await act(async () => void fireEvent.click(await screen.findByRole('switch', { name: 'Fractions' })))
  await waitFor(() => expect(sent.some(({ method }) => method === 'PATCH')).toBe(true))
  const patch = sent.find(({ method }) => method === 'PATCH')
  expect(patch?.ifMatch).toBe('"1"')
  expect(patch?.body).toMatchObject({ ...preferenceDefaults, default_unit: 'ml', use_fractions: true })
  // The message itself is gone after a second and a half.
  await waitFor(() => expect(localStorage.getItem('LOCAL_MESSAGES')).toContain('UPDATE_SUCCESS'))
})

test('what another device saves in between stays', async () => {
  let isOvertaken = false
  const { sent } = await visit('/settings/appearance', {
    answers: ({ method, path }) => {
      if (!path.startsWith('/api/user-preference/')) return undefined
      if (method === 'PATCH' && !isOvertaken) {
        isOvertaken = true
        return Response.json({ detail: 'Stale.' }, { status: 412 })
      }
      if (method === 'GET' && isOvertaken)
        return Response.json({ ...preferenceDefaults, use_kj: true }, { headers: { etag: '"9"' } })
      return undefined
    },
  })
  await act(async () => void fireEvent.click(await screen.findByRole('switch', { name: 'Fractions' })))
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(2))
  const last = sent.findLast(({ method }) => method === 'PATCH')
  expect(last?.ifMatch).toBe('"9"')
  expect(last?.body).toMatchObject({ use_kj: true, use_fractions: true })
})

test('a refused change goes back to what was there', async () => {
  await visit('/settings/appearance', {
    answers: ({ method }) => (method === 'PATCH' ? Response.json({ detail: 'No.' }, { status: 500 }) : undefined),
  })
  const toggle = await screen.findByRole('switch', { name: 'Fractions' })
  await act(async () => void fireEvent.click(toggle))
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'))
})

test('the forgiving search is the one that everybody begins with', () => {
  expect(presets.fuzzy).toEqual(searchDefaults)
})
