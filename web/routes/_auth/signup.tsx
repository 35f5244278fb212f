import { createFileRoute } from '@tanstack/react-router'
import { redirectToOwnerSetup } from '#web/features/auth/redirect-to-owner-setup.ts'
import { SignupForm } from '#web/features/auth/signup.form.tsx'

export const Route = createFileRoute('/_auth/signup')({ loader: redirectToOwnerSetup, component: () => <SignupForm /> })
