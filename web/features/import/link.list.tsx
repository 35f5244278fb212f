import { useEffect } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { useSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { LinkItem } from './link.item.tsx'
import { clearLinks, run, useLinkQueue } from './link.queue.ts'

/** How far a list of links is, and what became of each. It goes on when one leaves the page. */
export function LinkList() {
  const t = useWords('import')
  const links = useLinkQueue(useSession().space?.id ?? 0)
  const open = links.filter(({ state: { kind } }) => kind === 'waiting' || kind === 'working').length
  useEffect(() => {
    if (open > 0) void run()
  }, [open])
  if (links.length === 0) return null
  const done = links.length - open
  return (
    <Card className="mb-5" aria-labelledby="import-links">
      <CardBody>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CardTitle id="import-links">{t('links.title')}</CardTitle>
          <Button variant="ghost" size="sm" onClick={clearLinks}>
            {t(open > 0 ? 'links.stop' : 'links.clear')}
          </Button>
        </div>
        <output className="mt-1 block text-sm text-muted">
          {open > 0 ? t('links.progress', { done, all: links.length }) : t('links.done', { count: links.length })}
        </output>
        <progress
          aria-label={t('links.title')}
          max={links.length}
          value={done}
          className="mt-2 block h-2 w-full overflow-hidden rounded-full bg-sunken accent-primary-strong [&::-moz-progress-bar]:bg-primary-strong [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary-strong"
        />
        <ul className="mt-3 divide-y divide-line">
          {links.map((link) => (
            <LinkItem key={link.url} link={link} />
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
