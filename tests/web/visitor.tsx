import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { Suspense, type ReactElement } from 'react'
import { sessionQuery } from '#web/lib/api/session.ts'

export async function visit(element: ReactElement) {
  const client = new QueryClient()
  client.setQueryData(sessionQuery.queryKey, null)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>{element}</Suspense>
      </QueryClientProvider>,
    ),
  )
}
