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
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SignupForm } from '#web/features/auth/signup.form.tsx'
import { queryClient } from '#web/lib/api/query-client.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

const invite = '1b2c3d4e-0000-4000-8000-0000000000aa'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function visit(signup: string, redirect?: string) {
  await Promise.all([loadTranslations('auth'), loadTranslations('common'), loadTranslations('problems')])
  queryClient.clear()
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'POST') sent.push(JSON.parse(String(body)) as Record<string, unknown>)
    return Response.json({ signup })
  })
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const root = createRootRoute({ component: Outlet })
  const frame = createRoute({
    getParentRoute: () => root,
    id: '_auth',
    validateSearch: (search: Record<string, unknown>) => search,
    component: Outlet,
  })
  const page = createRoute({ getParentRoute: () => frame, path: '/signup', component: SignupForm })
  const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''
  const router = createRouter({
    routeTree: root.addChildren([frame.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [`/signup${search}`] }),
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
  return { sent, assign }
}

async function fillIn() {
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'ben@example.org' } })
  fireEvent.change(screen.getByLabelText('User name'), { target: { value: 'ben' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse battery' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Create account' })))
}

test('where signing up is closed, the page says so and offers no form', async () => {
  await visit('closed')
  await screen.findByText(/New accounts are closed/)
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
})

test('where an invitation is needed, only an invitation opens the form and is sent with it', async () => {
  await visit('invite')
  await screen.findByText(/needs an invitation/)
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
  const { sent, assign } = await visit('invite', `/invite/${invite}`)
  await fillIn()
  expect(sent).toEqual([expect.objectContaining({ username: 'ben', invite })])
  expect(assign).toHaveBeenCalledWith(`/invite/${invite}`)
})

test('where anybody may sign up, the browser sends its time zone, and the next page is a full load', async () => {
  const timeZone = 'Europe/Berlin'
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  const { sent, assign } = await visit('open')
  await fillIn()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(sent).toEqual([expect.objectContaining({ timeZone })])
})
