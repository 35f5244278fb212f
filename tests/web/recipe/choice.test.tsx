import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecipeOverviewRow } from '#web/components/recipe/recipe.rows.ts'
import { useSelection } from '#web/components/selection/use-selection.ts'
import { ChoiceBar } from '#web/features/recipes/search/choice/choice.bar.tsx'
import { ResultCell } from '#web/features/recipes/search/result-cell.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { type Answering, openPage, press, write } from '../draft/page.open.tsx'

beforeEach(() => Promise.all((['recipes', 'cards', 'books', 'kinds'] as const).map((name) => loadTranslations(name))))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const found = ['Bread', 'Goulash', 'Soup'].map((name, at) => {
  const recipe = { id: at + 1, name, servings: 4, image: null, working_time: 0, waiting_time: 0, rating: null }
  return recipe as RecipeOverviewRow // Cards read no more.
})

function Found() {
  const { rows, has, toggle, extend, ...rest } = useSelection<RecipeOverviewRow>()
  const rowAt = (index: number) => found[index]
  const cell = { count: found.length, columns: 1, view: 'grid', eager: false, isChoosing: rows.length > 0 } as const
  return (
    <>
      <h1>Found</h1>
      <ul>
        {found.map((recipe, index) => (
          <ResultCell
            key={recipe.id}
            {...cell}
            index={index}
            recipe={recipe}
            isChosen={has(recipe.id)}
            onToggle={() => toggle(index, recipe)}
            onExtend={(to, from) => extend(to, rowAt, from)}
          />
        ))}
      </ul>
      {rows.length > 0 ? (
        <ChoiceBar
          choice={{ rows, has, toggle, extend, ...rest, isOn: true, chooseAll: undefined }}
          count={found.length}
        />
      ) : null}
    </>
  )
}

const favourites: Answering = (_, path) =>
  path === '/api/favourite/' ? Response.json({ book: null, recipes: [] }) : undefined

async function choose(count: number, role: string, server: Answering = () => undefined) {
  const opened = await openPage(Found, (...call) => favourites(...call) ?? server(...call), { role })
  fireEvent.keyDown(screen.getByRole('link', { name: /Bread/ }), { key: 'x' })
  for (const name of [/Bread/, /Goulash/].slice(0, count - 1))
    fireEvent.keyDown(screen.getByRole('link', { name }), { key: 'ArrowDown', shiftKey: true })
  await screen.findByText(`${count} chosen`)
  return opened
}
const ask = (name: string) => press(screen.getByRole('button', { name }))
const changes = (sent: readonly { method: string; path: string }[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ path }) => path)

test('a guest chooses recipes, compares two and puts them into own books, and is offered no more', async () => {
  await choose(2, 'guest')
  const bar = screen.getByText('2 chosen').parentElement ?? document.body
  const offered = [...within(bar).getAllByRole('button'), ...within(bar).getAllByRole('link')]
  expect(offered.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Choose none',
    'Put into books',
    'Compare',
  ])
})

test('what was put on the list before a failure is not put there again', async () => {
  let refusals = 1
  const { sent } = await choose(3, 'user', (_, path) =>
    path === '/api/recipe/2/shopping/' && refusals-- > 0 ? Response.json({}, { status: 500 }) : undefined,
  )
  await ask('Shop')
  await press(await screen.findByRole('button', { name: 'Add to the list' }))
  await screen.findByRole('dialog', { name: 'Put 2 recipes on the list' })
  await press(screen.getByRole('button', { name: 'Add to the list' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes(sent)).toEqual([1, 2, 2, 3].map((id) => `/api/recipe/${id}/shopping/`))
})

test('of several recipes, what goes along with them is counted together', async () => {
  await choose(2, 'user', (_, path) => {
    const [, id] = /^\/api\/recipe\/(\d)\/cascading\//.exec(path) ?? []
    return id ? Response.json({ count: 1, results: [{ id: Number(id) + 10, model: 'MealPlan' }] }) : undefined
  })
  await ask('Delete')
  await screen.findByText('Goes along: 2 planned meals.')
})

test('a time that is typed and emptied again is not changed', async () => {
  await choose(2, 'user')
  await ask('Change')
  const sheet = await screen.findByRole('dialog', { name: 'Change 2 recipes' })
  const time = within(sheet).getByRole('textbox', { name: 'Active time' })
  const submit = within(sheet).getByRole('button', { name: 'Change 2 recipes' })
  await write(time, '20')
  fireEvent.blur(time)
  await waitFor(() => expect(submit).toHaveProperty('disabled', false))
  await write(time, '')
  fireEvent.blur(time)
  await waitFor(() => expect(submit).toHaveProperty('disabled', true))
})
