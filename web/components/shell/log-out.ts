import { useRouter } from '@tanstack/react-router'
import { signOut } from '#web/lib/api/auth.ts'
import { reportError } from '#web/lib/messages/report-error.ts'

export function useLogOut() {
  const router = useRouter()
  return () =>
    void signOut()
      .then(() => router.navigate({ to: '/login' }))
      .catch((error: unknown) => reportError(error, 'update'))
}
