import { createFileRoute } from '@tanstack/react-router'
import { ForgotForm } from '#web/features/auth/forgot.form.tsx'

export const Route = createFileRoute('/_auth/forgot-password')({ component: ForgotForm })
