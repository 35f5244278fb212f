import { Link } from '@tanstack/react-router'
import { PageHeader } from '#web/components/shell/page/page.header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useWords } from '#web/lib/words/words.ts'

/** Says why no account can be made here, and where to go instead. */
export function SignupClosed({ policy }: { policy: 'invite' | 'closed' }) {
  const t = useWords('auth')
  return (
    <div className="flex flex-col items-start gap-5">
      <PageHeader title={t('signup.title')} text={t(policy === 'closed' ? 'signup.closed' : 'signup.invite')} tight />
      <Button asChild>
        <Link to="/login">{t('login.action')}</Link>
      </Button>
    </div>
  )
}
