import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { vi } from 'vitest'
import { loadLineParser } from '#web/components/recipe-form/lines/load-line-parser.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type Session, sessionQuery } from '#web/lib/api/session.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export type Answering = (method: string, path: string, body: unknown) => Response | undefined

export interface Sent {
  method: string
  path: string
  body: unknown
  headers: Record<string, string>
}

const session = {
  user: { id: 1 },
  space: { id: 5 },
  role: 'user',
  limits: { recipes: { used: 0, most: 0 } },
  preference: { use_fractions: false, ingredient_decimals: 2 },
}

/** `more` of the session, where the page reads it. */
export async function openPage(page: () => ReactNode, server: Answering, more: object = {}) {
  const texts = (['common', 'editor', 'import', 'problems'] as const).map((name) => loadTranslations(name))
  await Promise.all([...texts, loadLineParser(), import('#web/components/recipe-form/draft/check-draft.ts')])
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, { ...session, ...more } as unknown as Session) // These pages read nothing else of a session.
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined
    const method = request.method ?? 'GET'
    sent.push({ method, path, body, headers: request.headers as Record<string, string> }) // `send` passes headers as a plain object.
    // Asked for again when the network comes back.
    if (method === 'GET' && path === '/api/session/') return Response.json({ ...session, ...more })
    return server(method, path, body) ?? Response.json({ count: 0, next: null, previous: null, results: [] })
  })
  const root = createRootRoute({ component: Outlet })
  const at = (path: string, component: () => ReactNode) => createRoute({ getParentRoute: () => root, path, component })
  const here = at('/here', () => (
    <>
      <Link to="/recipes">Away</Link>
      {page()}
    </>
  ))
  const others = [
    at('/recipe/$recipeId', () => <p>The recipe</p>),
    at('/recipe/new', () => <p>The editor</p>),
    at('/recipes', () => <p>Recipes</p>),
    at('/import', () => <p>Import anew</p>),
    at('/import/$importId', () => <p>The import</p>),
  ]
  const router = createRouter({
    routeTree: root.addChildren([here, ...others]),
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
  await screen.findByRole('heading', { level: 1 })
  return { sent, router }
}

export const write = (field: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.change(field, { target: { value } })
  })

export const press = (button: HTMLElement) => act(async () => void fireEvent.click(button))

export const paste = (field: HTMLElement, text: string) =>
  act(async () => {
    fireEvent.paste(field, { clipboardData: { getData: () => text, files: [] } })
  })
