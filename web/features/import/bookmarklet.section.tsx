import { Bookmark } from 'lucide-react'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { CopyButton } from '#web/components/ui/copy.button.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { BookmarkletLink } from './bookmarklet.link.tsx'
import { bookmarkletScript } from './bookmarklet.script.ts'

/** A bookmark that hands over whatever page one is on. */
export function BookmarkletSection() {
  const t = useWords('import')
  const script = bookmarkletScript(location.origin)
  return (
    <Card id="bookmarklet" className="mt-8 scroll-mt-4" aria-labelledby="import-bookmarklet">
      <CardBody>
        <CardTitle id="import-bookmarklet">{t('bookmarklet.title')}</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('bookmarklet.text')}</p>
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
      </CardBody>
    </Card>
  )
}
