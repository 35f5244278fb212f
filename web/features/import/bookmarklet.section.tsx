import { useMutation } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import type { accessToken } from '#worker/modules/account/token.contract.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { CopyButton } from '#web/components/ui/copy.button.tsx'
import { call } from '#web/lib/api.ts'
import { addDays, dateOf, today } from '#web/lib/civil.date.ts'
import { queryClient } from '#web/lib/query.client.ts'
import type { RowOf } from '#web/lib/remote.ts'
import { useWords } from '#web/lib/words.ts'
import { BookmarkletLink } from './bookmarklet.link.tsx'
import { bookmarkletScript } from './bookmarklet.script.ts'

const days = 5 * 365

/** A bookmark that sends whatever page one is on. Its token is made only when somebody wants one. */
export function BookmarkletSection() {
  const t = useWords('import')
  const [script, setScript] = useState<string>()
  const make = useMutation({
    meta: { error: 'create' },
    mutationFn: () => {
      const body = { scope: 'bookmarklet', expires: dateOf(addDays(today(), days)).toISOString() }
      return call<RowOf<typeof accessToken>>('POST', '/api/access-token/', { body })
    },
    onSuccess: async ({ token }) => {
      setScript(bookmarkletScript(location.origin, token))
      await queryClient.invalidateQueries({ queryKey: ['access-token'] })
    },
  })
  return (
    <Card id="bookmarklet" className="mt-8 scroll-mt-4" aria-labelledby="import-bookmarklet">
      <CardBody>
        <CardTitle id="import-bookmarklet">{t('bookmarklet.title')}</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('bookmarklet.text')}</p>
        {script ? (
          <>
            <div className="mt-4 flex flex-wrap items-center gap-3">
              <BookmarkletLink script={script}>
                <Bookmark aria-hidden className="size-4" />
                {t('bookmarklet.link')}
              </BookmarkletLink>
              <CopyButton text={script} label={t('bookmarklet.copy')} />
            </div>
            <ol className="mt-4 flex max-w-prose list-decimal flex-col gap-1 ps-5 text-sm">
              <li>{t('bookmarklet.drag')}</li>
              <li>{t('bookmarklet.press')}</li>
              <li>{t('bookmarklet.check')}</li>
            </ol>
            <p className="mt-3 max-w-prose text-xs text-muted">{t('bookmarklet.secret')}</p>
          </>
        ) : (
          <Button variant="outline" className="mt-4" pending={make.isPending} onClick={() => make.mutate()}>
            {t('bookmarklet.make')}
          </Button>
        )}
      </CardBody>
    </Card>
  )
}
