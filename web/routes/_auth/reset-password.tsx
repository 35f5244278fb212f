import { createFileRoute } from '@tanstack/react-router'
import { ResetForm } from '#web/features/auth/reset.form.tsx'
import { searchParams, textParam } from '#web/lib/search-params.ts'

export const Route = createFileRoute('/_auth/reset-password')({
  validateSearch: searchParams({ token: textParam, error: textParam }),
  component: ResetForm,
})
