import { createFileRoute } from '@tanstack/react-router'
import { leadOwner } from '#web/features/auth/lead-owner.ts'
import { SignupForm } from '#web/features/auth/signup.form.tsx'

export const Route = createFileRoute('/_auth/signup')({ loader: leadOwner, component: () => <SignupForm /> })
