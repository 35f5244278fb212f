import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { intend } from './invite.intent.ts'

/** The two ways to an account; both come back here and then accept. */
export function InviteVisitor({ uuid }: { uuid: string }) {
  const t = useWords('auth')
  const search = { redirect: `/invite/${uuid}` }
  return (
    <div className="flex flex-col gap-3">
      <Button asChild size="lg">
        <Link to="/signup" search={search} onClick={() => intend(uuid)}>
          {t('invite.account')}
        </Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link to="/login" search={search} onClick={() => intend(uuid)}>
          {t('invite.login')}
        </Link>
      </Button>
    </div>
  )
}
