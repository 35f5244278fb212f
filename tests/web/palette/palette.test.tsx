import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PaletteDialog } from '#web/components/palette/palette.dialog.tsx'
import { FeatureSources, registerPaletteSources } from '#web/components/palette/palette-sources.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { openPage, press, write } from '../draft/page.open.tsx'

beforeAll(async () => {
  registerPaletteSources(() => import('#web/palette-sources.tsx'))
  await FeatureSources.preload()
  for (const name of ['palette', 'help', 'settings', 'things', 'shopping'] as const) await loadTranslations(name)
})
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  localStorage.clear()
})

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>Here</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen ? <PaletteDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const listed = (results: object[]) => Response.json({ count: results.length, next: null, previous: null, results })
const recipes = [
  { id: 1, name: 'Lasagne', recent: '1' },
  { id: 2, name: 'Soup', recent: '0' },
]

/** The server forgives nothing, and knows soup. */
const serve = (_method: string, path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://x')
  if (pathname !== '/api/recipe/') return undefined
  if (searchParams.has('num_recent')) return listed(recipes)
  return listed(recipes.filter(({ name }) => name.toLowerCase() === searchParams.get('query')))
}

async function open(more: object = {}) {
  const page = await openPage(() => <Page />, serve, { user: { id: 1, display_name: 'Ada' }, creator: false, ...more })
  await press(screen.getByRole('button', { name: 'Open' }))
  const box = await screen.findByRole('combobox', { name: 'Find or do something' })
  return { ...page, box }
}
const options = () => screen.getAllByRole('option').map((one) => one.textContent)
const active = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
const key = (box: HTMLElement, name: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(box, { key: name, ...more }))

test('an empty box offers what was opened lately and the usual commands', async () => {
  const { box } = await open()
  const recent = await screen.findByRole('group', { name: 'Opened lately' })
  expect(
    within(recent)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Lasagne'])
  expect(options()).toContain('New recipe')
  expect(document.activeElement).toBe(box)
})

test('a slip finds what the device knows at once, and Enter opens it', async () => {
  const { box, router } = await open()
  await screen.findByRole('option', { name: 'Lasagne' })
  await write(box, 'lasgane')
  expect(active(box)?.textContent).toBe('Lasagne')
  await key(box, 'Enter', { ctrlKey: true })
  expect(router.state.location.pathname).toBe('/here')
  await key(box, 'Enter')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/recipe/1'))
})

test('what was chosen stays chosen when the server answers', async () => {
  const { box, sent } = await open()
  await screen.findByRole('option', { name: 'Lasagne' })
  await write(box, 'sett')
  await key(box, 'ArrowDown')
  const before = active(box)?.textContent
  await vi.waitFor(() => expect(sent.some(({ path }) => path.includes('query=sett'))).toBe(true))
  expect(active(box)?.textContent).toBe(before)
  await key(box, 'Home')
  expect(active(box)?.textContent).toBe(options()[0])
})

test('nobody is offered what they may not open', async () => {
  const { box } = await open({ role: 'guest' })
  await write(box, 'new recipe')
  expect(options().some((one) => one === 'New recipe')).toBe(false)
  await write(box, 'trash')
  expect(options().some((one) => one?.startsWith('Trash'))).toBe(false)
  await write(box, 'account')
  expect(options()[0]).toMatch(/^Account/)
})

test('a command says what it will do', async () => {
  const { box } = await open()
  await write(box, 'add 2 l milk')
  expect(active(box)?.textContent).toBe('Put 2 l milk on the list')
  await write(box, 'plan soup friday')
  await vi.waitFor(() => expect(active(box)?.textContent).toMatch(/^Plan “Soup” for Friday/))
})
