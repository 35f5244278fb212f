import { Link } from '@tanstack/react-router'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useWords } from '#web/lib/words/words.ts'

/** What somebody who was given a link can do with it, apart from cooking. */
export function VisitorCard() {
  const t = useWords('recipes')
  const wanted = `/import?url=${encodeURIComponent(location.href)}`
  return (
    <Card className="mt-12 print:hidden">
      <CardBody className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="font-title text-lg font-semibold">{t('visitor.title')}</h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{t('visitor.text')}</p>
        </div>
        <Button asChild variant="outline">
          <Link to="/login" search={{ redirect: wanted }}>
            {t('visitor.action')}
          </Link>
        </Button>
      </CardBody>
    </Card>
  )
}
