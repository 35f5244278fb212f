import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeHandedAnswer } from '#web/components/import/handed-answer.ts'
import { IdeaList } from '#web/features/ideas/idea.list.tsx'
import { ImportPage } from '#web/features/import/import.page.tsx'
import { deleteStoredReview } from '#web/features/import/review/stored-review.ts'
import { type Answering, openPage, press } from '../draft/page.open.tsx'
import { source, url } from './source.fixture.ts'

beforeEach(deleteStoredReview)
afterEach(() => vi.unstubAllGlobals())

const space = {
  id: 5,
  ai_enabled: true,
  ai_default_provider: null,
  ai_credits_monthly: 100,
  ai_monthly_credits_used: 20,
  ai_credits_balance: 0,
}
const providers = { count: 1, next: null, previous: null, results: [{ id: 7, name: 'Helper' }] }
const nothingFound = () =>
  Response.json({ code: 'import.no_recipe', error: true, msg: 'No usable data could be found.' }, { status: 400 })

/** Of a page in which our own readers find nothing. */
const server =
  (answers: { estimate: () => Response; read?: () => Response }): Answering =>
  (_method, path) => {
    if (path.startsWith('/api/ai-provider/')) return Response.json(providers)
    if (path.startsWith('/api/recipe-from-source/')) return nothingFound()
    if (path.startsWith('/api/ai-import/?estimate')) return answers.estimate()
    return path.startsWith('/api/ai-import/') ? answers.read?.() : undefined
  }

const open = (answers: Parameters<typeof server>[0], more: object = { space }) =>
  openPage(() => <ImportPage shared={{ url }} />, server(answers), more)

test('where no recipe is found, a provider may read it, for so much at most; the draft is checked as any other', async () => {
  const { sent } = await open({
    estimate: () => Response.json({ most_credits: 3.25 }),
    read: () => Response.json(source({ url: null })),
  })
  const button = await screen.findByRole('button', { name: 'Let Helper read it' })
  await screen.findByText('This costs 3.3 credits at most.')
  expect(screen.getByText(/80 of 100 credits are left/)).toBeTruthy()
  await press(button)
  await screen.findByDisplayValue('Onion soup')
  const asked = sent.filter(({ path }) => path.startsWith('/api/ai-import/')).map(({ path }) => path)
  expect(asked).toEqual(['/api/ai-import/?estimate=true', '/api/ai-import/?job=auto'])
  expect(sent.some(({ method, path }) => method === 'POST' && path === '/api/recipe/')).toBe(false)
})

test('what nobody could be paid for is said before it is asked', async () => {
  await open({ estimate: () => Response.json({ code: 'ai.no_credits', error: true, msg: 'None.' }, { status: 400 }) })
  await screen.findByText(/not enough credits left/)
  expect(screen.getByRole('button', { name: 'Let Helper read it' })).toHaveProperty('disabled', true)
})

test('nothing is offered where nobody can be asked', async () => {
  const { sent } = await open({ estimate: () => Response.json({}) }, { space: { ...space, ai_enabled: false } })
  await screen.findByText('No recipe found')
  expect(screen.queryByRole('button', { name: /read it/ })).toBeNull()
  expect(sent.some(({ path }) => path.startsWith('/api/ai-'))).toBe(false)
})

test('a refusal of a provider is told in the words of the page', async () => {
  await open({
    estimate: () => Response.json({ most_credits: 0 }),
    read: () => Response.json({ code: 'ai.key_refused', error: true, msg: 'Der Schlüssel' }, { status: 400 }),
  })
  await screen.findByText('This costs no credits.')
  await press(screen.getByRole('button', { name: 'Let Helper read it' }))
  await screen.findByText('The AI did not read it')
  expect(screen.getByText(/does not accept the key/)).toBeTruthy()
})

test('what takes long is read by a job, which is shown', async () => {
  await open({
    estimate: () => Response.json({ most_credits: 1 }),
    read: () => Response.json({ ...source(), recipe: null, recipe_json: null, job: 12 }),
  })
  await press(await screen.findByRole('button', { name: 'Let Helper read it' }))
  await screen.findByText('The import')
})

test('an idea is written, and handed to where it is checked', async () => {
  const idea = { name: 'Leek gratin', description: '', uses: [{ id: 1, name: 'Leek' }], missing: ['cream'] }
  const page = () => (
    <>
      <h1>Ideas</h1>
      <IdeaList recipes={[]} ideas={[idea]} wish="quick" provider={7} />
    </>
  )
  const { sent } = await openPage(page, (_method, path) =>
    path.startsWith('/api/ai-recipe/') ? Response.json(source()) : undefined,
  )
  await press(await screen.findByRole('button', { name: 'Write the recipe “Leek gratin”' }))
  await screen.findByText('Import anew')
  expect(sent.find(({ path }) => path === '/api/ai-recipe/?provider=7')?.body).toEqual({
    name: 'Leek gratin',
    description: '',
    uses: ['Leek'],
    missing: ['cream'],
    wish: 'quick',
  })
  expect(takeHandedAnswer()?.recipe?.name).toBe('Onion soup')
})
