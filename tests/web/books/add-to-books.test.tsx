import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddToBooksDialog } from '#web/components/books/add-to-books.dialog.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { clearMessages, useMessages } from '#web/lib/messages/messages.ts'
import { type Answering, openPage, press, type Sent, write } from '../draft/page.open.tsx'

beforeEach(async () => {
  clearMessages()
  await loadTranslations('books')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const soup = { id: 7, name: 'Soup' }
const sundays = { id: 3, name: 'Sundays', created_by: { id: 1 } }
const page = (...results: object[]) => Response.json({ count: results.length, next: null, previous: null, results })

async function open(recipes: readonly { id: number; name: string }[], server: Answering) {
  const opened = await openPage(() => <Recipes recipes={recipes} />, server)
  await press(screen.getByRole('button', { name: 'Put into a book' }))
  return opened
}

function Recipes({ recipes }: { recipes: readonly { id: number; name: string }[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <h1>Recipes</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Put into a book
      </button>
      {isOpen ? <AddToBooksDialog recipes={recipes} onOpenChange={setIsOpen} /> : null}
      <Said />
    </>
  )
}

const Said = () => useMessages().map(({ msg }) => <p key={msg.title}>{msg.title}</p>)

const save = () => press(screen.getByRole('button', { name: 'Save' }))
const calls = (sent: readonly Sent[], asked: string) => sent.filter(({ method, path }) => `${method} ${path}` === asked)

test('a recipe that left its only book is said to be in it no longer', async () => {
  await open([soup], (method, path) => {
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return path.startsWith('/api/recipe-book/') ? page(sundays) : page({ id: 9, book: sundays.id })
  })
  await press(await screen.findByRole('checkbox', { name: /Sundays/ }))
  await save()
  await screen.findByText('“Soup” is no longer in Sundays')
})

test('what somebody shares takes more recipes, and keeps those that are in it', async () => {
  const anna = { id: 2, display_name: 'Anna' }
  const { sent } = await open([soup], (method, path) => {
    if (method === 'POST') return Response.json({ added: [7] })
    return path.startsWith('/api/recipe-book/')
      ? page({ id: 4, name: 'Stews', created_by: anna }, { id: 5, name: 'Soups', created_by: anna })
      : page({ id: 9, book: 5 })
  })
  expect(await screen.findByRole('checkbox', { name: /Soups.*by Anna/ })).toHaveProperty('disabled', true)
  await press(screen.getByRole('checkbox', { name: /Stews.*by Anna/ }))
  await save()
  await screen.findByText('“Soup” is in Stews')
  expect(calls(sent, 'POST /api/recipe-book/4/recipes/')).toHaveLength(1)
})

test('a new book is made once, though putting recipes into it failed at first', async () => {
  const books: object[] = []
  let refusals = 1
  const { sent } = await open([soup], (method, path) => {
    if (method === 'GET') return path.startsWith('/api/recipe-book/') ? page(...books) : page()
    if (path !== '/api/recipe-book/') return Response.json({}, { status: refusals-- > 0 ? 503 : 200 })
    books.push({ id: 4, name: 'Guests', created_by: { id: 1 } })
    return Response.json(books[0], { status: 201 })
  })
  await write(screen.getByRole('textbox'), 'Guests')
  await press(await screen.findByRole('button', { name: /Guests/ }))
  await save()
  await screen.findByText('“Guests” is on the shelf')
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /Guests/ })).toHaveLength(1))
  await save()
  await screen.findByText('“Soup” is in Guests')
  expect(calls(sent, 'POST /api/recipe-book/')).toHaveLength(1)
  expect(calls(sent, 'POST /api/recipe-book/4/recipes/')).toHaveLength(2)
})

test('more recipes than one call takes are put in by several', async () => {
  const many = Array.from({ length: 1001 }, (_, at) => ({ id: at + 1, name: `Soup ${at}` }))
  const { sent } = await open(many, (method) => (method === 'GET' ? page(sundays) : Response.json({ added: [] })))
  await press(await screen.findByRole('checkbox', { name: /Sundays/ }))
  await save()
  await screen.findByText('1,001 recipes are in Sundays')
  const put = calls(sent, 'POST /api/recipe-book/3/recipes/')
  expect(put.map(({ body }) => (body as { recipes: number[] }).recipes.length)).toEqual([1000, 1])
})
