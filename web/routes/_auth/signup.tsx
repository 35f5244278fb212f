import { createFileRoute } from '@tanstack/react-router'
import { SignupForm } from '#web/features/auth/signup.form.tsx'

export const Route = createFileRoute('/_auth/signup')({ component: SignupForm })
