import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import { searchParams, textParam } from '#web/lib/search-params.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_auth')({
  validateSearch: searchParams({ redirect: textParam }),
  loader: () => loadTranslations('auth'),
  component: () => (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  ),
})
