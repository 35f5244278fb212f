import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { IngredientPanel } from '#web/features/recipes/view/ingredient-panel.tsx'
import { deviceDefaults, type DeviceSettings } from '#web/lib/device-settings.ts'
import { flour, ingredient } from '../recipe/ingredient.sample.ts'
import { draw } from './draw.tsx'
import { shoppingEffects } from './shopping.device.effects.tsx'
import { page, type Sent, visit } from './visit.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shows = (text: RegExp | string) => screen.queryAllByText(text).length > 0

const plan = async (device: Partial<DeviceSettings>) => {
  const visited = await visit('/plan?week=2026-11-25', { device })
  await screen.findByRole('heading', { level: 1, name: 'Meal plan' })
  return visited
}
const askedMeals = (sent: readonly Sent[]) =>
  new URL(sent.find(({ path }) => path.startsWith('/api/meal-plan/'))?.path ?? '', 'http://x').searchParams

const soup = { id: 1, name: 'Soup', image: null, working_time: 0, waiting_time: 0, rating: null, keywords: [] }

const search = async (device: Partial<DeviceSettings>) => {
  const recipes = page(soup)
  const visited = await visit('/recipes', {
    device,
    answers: ({ path }) => (path.startsWith('/api/recipe/') ? recipes : undefined),
  })
  await screen.findByRole('list', { name: 'Recipes found' }).catch(() => screen.findByRole('heading', { level: 1 }))
  return visited
}

/** The effect of another value than the default. */
const effects: Record<keyof DeviceSettings, () => Promise<void>> = {
  ...shoppingEffects,
  async mealplan_displayPeriod() {
    await plan({ mealplan_displayPeriod: 'month', mealplan_displayPeriodCount: 1 })
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy()
    cleanup()
    const { sent } = await plan({ mealplan_displayPeriod: 'day', mealplan_displayPeriodCount: 1 })
    expect(askedMeals(sent).get('to_date')).toBe('2026-11-25')
    cleanup()
    await plan({ mealplan_displayPeriod: 'year', mealplan_displayPeriodCount: 1 })
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy()
  },
  async mealplan_displayPeriodCount() {
    const three = await plan({})
    expect(askedMeals(three.sent).get('to_date')).toBe('2026-12-13')
    cleanup()
    const one = await plan({ mealplan_displayPeriodCount: 1 })
    expect(askedMeals(one.sent).get('to_date')).toBe('2026-11-29')
  },
  async mealplan_startingDayOfWeek() {
    const { sent } = await plan({ mealplan_startingDayOfWeek: 0 })
    expect(askedMeals(sent).get('from_date')).toBe('2026-11-22')
  },
  async mealplan_displayWeekNumbers() {
    await plan({})
    expect(shows(/Week 48/)).toBe(true)
    cleanup()
    await plan({ mealplan_displayWeekNumbers: false })
    expect(shows(/Week 48/)).toBe(false)
  },
  async recipe_mergeStepOverview() {
    const recipe = {
      id: 1,
      servings: 2,
      servings_text: '',
      steps: [1, 2].map((id) => ({
        id,
        name: `Step ${id}`,
        instruction: '',
        step_recipe_data: null,
        ingredients: [ingredient({ food: flour, amount: id })],
      })),
    }
    const flours = async (isSummed: boolean) => {
      await draw(IngredientPanel, recipe, { device: { recipe_mergeStepOverview: isSummed } })
      return screen.queryAllByText(/flour/).length
    }
    const apart = await flours(false)
    cleanup()
    expect(await flours(true)).toBeLessThan(apart)
  },
  async search_itemsPerPage() {
    const { sent } = await search({ search_itemsPerPage: 25 })
    await waitFor(() => expect(sent.some(({ path }) => /\/api\/recipe\/.*page_size=25/.test(path))).toBe(true))
  },
  async search_viewMode() {
    const rowHeight = () => document.querySelector<HTMLElement>('[data-results]')?.style.gridAutoRows
    await search({})
    await waitFor(() => expect(rowHeight()).toBeTruthy())
    const tiles = rowHeight()
    cleanup()
    await search({ search_viewMode: 'table' })
    await waitFor(() => expect(rowHeight()).toBeTruthy())
    expect(rowHeight()).not.toBe(tiles)
  },
  async search_visibleFilters() {
    await search({ search_visibleFilters: ['notLately'] })
    expect(await screen.findByRole('button', { name: 'Not in the last month' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mine' })).toBeNull()
  },
  async start_showMealPlan() {
    await visit('/')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('heading', { name: 'This week' })).toBeTruthy()
    cleanup()
    await visit('/', { device: { start_showMealPlan: false } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('heading', { name: 'This week' })).toBeNull()
  },
  async start_filters() {
    const filter = {
      id: 3,
      name: 'Quick ones',
      search: '{"totaltime_lte":30,"version":"2"}',
      shared: [],
      created_by: 1,
    }
    const answers = ({ path }: Sent) =>
      path.startsWith('/api/custom-filter/') ? page(filter) : path.startsWith('/api/recipe/') ? page(soup) : undefined
    await visit('/', { device: { start_filters: [3, 4] }, answers })
    const row = await screen.findByRole('region', { name: 'Quick ones' })
    expect(within(row).getByRole('link', { name: 'All recipes of it' }).getAttribute('href')).toContain('minutes=30')
  },
  async start_books() {
    const sundays = { id: 3, name: 'Sundays' }
    const answers = ({ path }: Sent) =>
      path.startsWith('/api/recipe-book/3/recipes/') || path.startsWith('/api/recipe/')
        ? page(soup)
        : path.startsWith('/api/recipe-book/?')
          ? page(sundays)
          : undefined
    const { sent } = await visit('/', { device: { start_books: [3, 4] }, answers })
    const row = await screen.findByRole('region', { name: 'Sundays' })
    expect(within(row).getByRole('link', { name: 'Open the book' }).getAttribute('href')).toBe('/book/3')
    // The other was deleted, or is another household's.
    expect(sent.filter(({ path }) => path.startsWith('/api/recipe-book/4/'))).toEqual([])
  },
  async general_tableItemsPerPage() {
    const tokens = Array.from({ length: 12 }, (_, id) => ({
      id,
      token: `tda_${id}`,
      scope: 'read',
      expires: '2999-01-01T00:00:00Z',
      created: '2026-01-01T00:00:00Z',
      updated: '2026-01-01T00:00:00Z',
      client: null,
    }))
    const rows = async (device: Partial<DeviceSettings>) => {
      await visit('/settings/tokens', {
        device,
        answers: ({ path }) => (path === '/api/access-token/' ? tokens : undefined),
      })
      return (await screen.findAllByRole('button', { name: /^Revoke the token/ })).length
    }
    expect(await rows({})).toBe(10)
    cleanup()
    expect(await rows({ general_tableItemsPerPage: 25 })).toBe(12)
  },
  async general_closedHelpAlerts() {
    const hint = /Whoever has a token acts as you/
    await visit('/settings/tokens', { answers: ({ path }) => (path === '/api/access-token/' ? [] : undefined) })
    const box = (await screen.findByText(hint)).closest('aside')
    if (!box) throw new Error('The hint is no aside')
    fireEvent.click(within(box).getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(hint)).toBeNull()
    cleanup()
    await visit('/settings/tokens', {
      device: { general_closedHelpAlerts: ['tokens'] },
      answers: ({ path }) => (path === '/api/access-token/' ? [] : undefined),
    })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(hint)).toBeNull()
  },
}

test('every setting of a device has a test of what it does', () => {
  expect(Object.keys(effects).toSorted()).toEqual(Object.keys(deviceDefaults).toSorted())
})

test.each(Object.entries(effects))('%s has its effect', (_name, effect) => effect())
