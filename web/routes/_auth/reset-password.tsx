import { createFileRoute } from '@tanstack/react-router'
import { ResetForm } from '#web/features/auth/reset.form.tsx'
import { searchParams, text } from '#web/lib/search.params.ts'

export const Route = createFileRoute('/_auth/reset-password')({
  validateSearch: searchParams({ token: text, error: text }),
  component: ResetForm,
})
