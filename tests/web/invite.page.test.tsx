import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InvitePage } from '#web/features/auth/invite.page.tsx'
import { queryClient } from '#web/lib/api/query-client.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

const uuid = '1b2c3d4e-0000-4000-8000-0000000000aa'
const open = {
  state: 'open',
  space: { id: 5, name: 'Garden' },
  invited_by: 'Anna',
  household: 'Top floor',
  group: { id: 2, name: 'user' },
  valid_until: '2026-12-24',
  user: null as string | null,
  member: false,
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

async function visit(invite: Partial<typeof open> | null, refusal?: object) {
  await Promise.all([loadTranslations('auth'), loadTranslations('common'), loadTranslations('problems')])
  queryClient.clear()
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    sent.push(`${method} ${path}`)
    if (method === 'POST') return Response.json(refusal ?? { space: 5 }, { status: refusal ? 400 : 200 })
    if (path.startsWith('/api/invite/'))
      return Response.json(invite ? { ...open, ...invite } : {}, { status: invite ? 200 : 404 })
    return Response.json({}, { status: 403 })
  })
  const root = createRootRoute({ component: Outlet })
  const at = (path: string, component: () => ReactNode) => createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      at('/here', () => <InvitePage uuid={uuid} />),
      at('/plan', () => <p>This week</p>),
      at('/signup', () => <p>Sign-up</p>),
      at('/login', () => <p>Log-in</p>),
    ]),
    history: createMemoryHistory({ initialEntries: ['/here'] }),
  })
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Suspense>
          {/* The registered type is the product's router; this one has fewer routes. */}
          <RouterProvider router={router as never} />
        </Suspense>
      </QueryClientProvider>,
    )
  })
  return { sent, router, posts: () => sent.filter((one) => one.startsWith('POST')) }
}

test('a signed-in person is asked first and joins by pressing', async () => {
  const { posts } = await visit({ user: 'Ben' })
  await screen.findByText('Anna invites you to “Garden”: its recipes, plans and shopping lists.')
  expect(posts()).toEqual([])
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Join “Garden”' })))
  expect(posts()).toEqual([`POST /api/invite/${uuid}/`])
  await screen.findByText('This week')
})

test('a person without an account signs up first and joins on return', async () => {
  const first = await visit({})
  await act(async () => void fireEvent.click(await screen.findByRole('link', { name: 'Create an account and join' })))
  await screen.findByText('Sign-up')
  expect(first.router.state.location.search).toEqual({ redirect: `/invite/${uuid}` })
  expect(first.posts()).toEqual([])
  const back = await visit({ user: 'Ben' })
  await vi.waitFor(() => expect(back.posts()).toEqual([`POST /api/invite/${uuid}/`]))
  // An invitation joins once: opening the link again asks again.
  const again = await visit({ user: 'Ben' })
  await screen.findByRole('button', { name: 'Join “Garden”' })
  expect(again.posts()).toEqual([])
})

test('a member goes to the space', async () => {
  await visit({ user: 'Ben', member: true })
  await screen.findByText('You belong to “Garden” already.')
  screen.getByRole('button', { name: 'Open “Garden”' })
})

test.each([
  ['used', /used this invitation already/],
  ['expired', /no longer valid/],
  ['full', /as many members as it may/],
  ['gone', /no such invitation/],
] as const)('an invitation that is %s says so, and how to go on', async (state, words) => {
  const { posts } = await visit(state === 'gone' ? null : { state, user: 'Ben' })
  await screen.findByText(words)
  screen.getByRole('link', { name: 'To the start page' })
  expect(posts()).toEqual([])
})

test('a refusal is shown at the button', async () => {
  await visit({ user: 'Ben' }, { detail: 'Full.', code: 'space.full' })
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Join “Garden”' })))
  await screen.findByText('This space has reached its limit.')
})
