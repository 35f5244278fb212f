import { CircleAlert, RotateCcw } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ProblemKind } from './problem-kind.ts'
import type { SourceInput } from './source.read.ts'

interface ImportProblemProps {
  asked: SourceInput
  problem: ProblemKind
  detail: string | undefined
  elsewhere?: readonly string[] | undefined
  onAgain: () => void
  onRead: (url: string) => void
}

export function ImportProblem({ asked, problem: kind, detail, elsewhere = [], onAgain, onRead }: ImportProblemProps) {
  const t = useTranslations('import')
  const isPage = asked.url !== undefined
  const helps = kind === 'nothingFound' || kind === 'refused' || kind === 'unreachable' || kind === 'tooLarge'
  return (
    <section role="alert" className="mb-5 rounded-lg bg-error-soft px-4 py-4 sm:px-5">
      <h2 className="flex items-start gap-2 font-title text-lg font-semibold text-error">
        <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
        {t(`problem.${kind}`)}
      </h2>
      <div className="mt-1 flex flex-col gap-2 ps-7 text-sm">
        {asked.url ? (
          <a
            href={asked.url}
            target="_blank"
            rel="noopener noreferrer"
            dir="ltr"
            className="truncate text-ink underline underline-offset-4"
          >
            {asked.url}
          </a>
        ) : null}
        {(kind === 'other' || kind === 'ai') && detail ? <p>{detail}</p> : null}
        {elsewhere.length > 0 ? (
          <div>
            <p>{t('problem.elsewhere')}</p>
            <ul className="mt-1 flex flex-col items-start gap-1">
              {elsewhere.map((url) => (
                <li key={url} className="max-w-full">
                  <Button variant="outline" size="sm" className="max-w-full" onClick={() => onRead(url)}>
                    <span dir="ltr" className="truncate">
                      {t('problem.readThere', { url })}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <p>{t(helps && isPage ? 'problem.help' : `problem.why.${kind}`)}</p>
        {helps && isPage ? (
          <ol className="flex list-decimal flex-col gap-1 ps-5">
            <li>{t('problem.byText')}</li>
            <li>{t('problem.bySource')}</li>
            <li>
              <a href="#bookmarklet" className="underline underline-offset-4">
                {t('problem.byBookmarklet')}
              </a>
            </li>
          </ol>
        ) : null}
        <Button variant="outline" size="sm" className="self-start" onClick={onAgain}>
          <RotateCcw aria-hidden />
          {t('problem.again')}
        </Button>
      </div>
    </section>
  )
}
