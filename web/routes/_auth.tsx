import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import { searchParams, textParam } from '#web/lib/search-params.ts'
import { loadWords } from '#web/lib/words/words.ts'

/** Pages for people who are not signed in. `redirect` is where they wanted to go. */
export const Route = createFileRoute('/_auth')({
  validateSearch: searchParams({ redirect: textParam }),
  loader: () => loadWords('auth'),
  component: () => (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  ),
})
