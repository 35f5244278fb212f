import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearSnacks } from '#web/lib/snackbar.ts'
import { ada, ben, page, type Sent, visit } from '../preferences/visit.tsx'

// A message whose undo is offered would keep back those of the next test.
afterEach(() => {
  cleanup()
  clearSnacks()
})

interface Shelf {
  names: readonly string[]
  /** How many of them were put in by hand. */
  entered?: number
  owner?: object
  refuses?: boolean
}

/** A server that does what it is asked. */
function answersOf({ names, entered = names.length, owner = ada, refuses = false }: Shelf) {
  const recipes = names.map((name, at) => ({ id: at + 1, name, image: null, keywords: [] }))
  const book = { id: 3, name: 'Sundays', description: '', shared: [], filter: null, order: 0, created_by: owner }
  return ({ method, path, body }: Sent) => {
    if (method === 'PUT' && path === '/api/recipe-book/3/order/') {
      if (refuses) return Response.json({ detail: 'No.' }, { status: 500 })
      const from = recipes.findIndex(({ id }) => id === body['recipe'])
      const moved = recipes.splice(from, 1)
      recipes.splice(recipes.findIndex(({ id }) => id === body['after']) + 1, 0, ...moved)
      return new Response(null, { status: 204, headers: { 'x-command': 'one' } })
    }
    if (path.startsWith('/api/recipe-book/3/recipes/')) {
      const at = Number(new URL(path, 'http://larder.test').searchParams.get('page') ?? 1) - 1
      const size = Number(new URL(path, 'http://larder.test').searchParams.get('page_size'))
      return { ...page(...recipes.slice(at * size, (at + 1) * size)), count: recipes.length, entered }
    }
    if (path === '/api/recipe-book/3/') return book
    return path.startsWith('/api/recipe-book/?') ? page(book) : undefined
  }
}

const open = async (shelf: Shelf) => {
  const { sent } = await visit('/book/3', { answers: answersOf(shelf) })
  fireEvent.click(await screen.findByRole('button', { name: 'Change the order' }, { timeout: 5000 }))
  await screen.findByRole('button', { name: `Move “${shelf.names[0]}”` }, { timeout: 5000 })
  return sent
}
const grips = () =>
  screen.getAllByRole('button', { name: /^Move “\w+”$/ }).map((grip) => grip.getAttribute('aria-label')?.slice(6, -1))
const changes = (sent: readonly Sent[]) => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body)

test('a recipe goes up by a button: it is there at once, and stays there', async () => {
  const sent = await open({ names: ['Soup', 'Stew', 'Bread'] })
  fireEvent.click(screen.getByRole('button', { name: 'Move “Bread” up' }))
  await waitFor(() => expect(grips()).toEqual(['Soup', 'Bread', 'Stew']))
  await screen.findByText('“Bread” stands at place 2 of 3.')
  await waitFor(() => expect(changes(sent)).toEqual([{ recipe: 3, after: 1 }]))
  await screen.findByText('“Bread” moved')
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  const entries = await screen.findAllByRole('button', { name: /^(Soup|Bread|Stew)/ })
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Soup1', 'Bread2', 'Stew3'])
})

test('two presses before the first is saved move a recipe by two places', async () => {
  const sent = await open({ names: ['Soup', 'Stew', 'Bread'] })
  const up = screen.getByRole('button', { name: 'Move “Bread” up' })
  act(() => void fireEvent.click(up))
  act(() => void fireEvent.click(up))
  await waitFor(() => expect(grips()).toEqual(['Bread', 'Soup', 'Stew']))
  await waitFor(() =>
    expect(changes(sent)).toEqual([
      { recipe: 3, after: 1 },
      { recipe: 3, after: null },
    ]),
  )
})

test('what could not be saved goes back', async () => {
  const sent = await open({ names: ['Soup', 'Stew'], refuses: true })
  fireEvent.click(screen.getByRole('button', { name: 'Move “Stew” up' }))
  await screen.findByText(/^Error while updating/)
  expect(changes(sent)).toEqual([{ recipe: 2, after: null }])
  await waitFor(() => expect(grips()).toEqual(['Soup', 'Stew']))
})

test('what a saved search finds stands below and does not move', async () => {
  const sent = await open({ names: ['Soup', 'Stew', 'Bread'], entered: 2 })
  expect(grips()).toEqual(['Soup', 'Stew'])
  screen.getByText('What the saved search finds follows by name.')
  expect(screen.getByRole('button', { name: /^Bread/ }).textContent).toBe('Bread3')
  fireEvent.click(screen.getByRole('button', { name: 'Move “Stew” down' }))
  expect(changes(sent)).toEqual([])
})

test('a recipe moves over the end of what one call answered', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `Soup${at}`)
  const sent = await open({ names })
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  const up = await screen.findByRole('button', { name: 'Move “Soup50” up' })
  fireEvent.click(up)
  await waitFor(() => expect(grips().slice(48, 52)).toEqual(['Soup48', 'Soup50', 'Soup49', 'Soup51']))
  await waitFor(() => expect(changes(sent)).toEqual([{ recipe: 51, after: 49 }]))
})

test.each<[string, Shelf]>([
  ['somebody else', { names: ['Soup', 'Stew'], owner: ben }],
  ['a book of one recipe', { names: ['Soup'] }],
  ['a book that a saved search fills', { names: ['Soup', 'Stew'], entered: 0 }],
])('there is no order to change for %s', async (_, shelf) => {
  await visit('/book/3', { answers: answersOf(shelf) })
  await screen.findByRole('button', { name: /^Soup/ }, { timeout: 5000 })
  expect(screen.queryByRole('button', { name: 'Change the order' })).toBeNull()
})
