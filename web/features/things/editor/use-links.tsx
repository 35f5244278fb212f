import { Link } from '@tanstack/react-router'
import { thingLink } from '#web/components/things/thing-link.ts'
import { useKindWords } from '#web/components/things/use-kind-words.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ListPage } from '#web/lib/api/api.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { modelNamed } from '../models.list.ts'
import type { Use } from './thing.queries.ts'

/** Things by name, with their kind; those that the person may not see are counted without a name. */
export function UseLinks({ page }: { page: ListPage<Use> | undefined }) {
  const t = useTranslations('things')
  const texts = useThingTexts()
  const kinds = useKindWords()
  // What has no name of its own is named by a value of a choice and a day, as `STEP_SORT 2026-11-30`.
  const inWords = (name: string) => name.replace(/^[A-Z]+(?:_[A-Z]+)*(?= \d)/, (value) => texts.choice(value))
  if (!page || page.count === 0) return null
  const more = page.count - page.results.length
  return (
    <ul className="mt-2 flex flex-col gap-1 text-sm">
      {page.results.map(({ id, model, name }, index) => {
        const kind = modelNamed(model)?.resource ?? kebab(model)
        const link = id > 0 ? thingLink(kind, id) : null
        return (
          <li key={`${model} ${id || index}`} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
            <span className="shrink-0 text-muted">{kinds.name(kind)}</span>
            {link ? (
              <Link {...link} dir="auto" className="min-w-0 truncate underline underline-offset-4">
                {inWords(name)}
              </Link>
            ) : (
              <bdi className="min-w-0 truncate">{id > 0 ? inWords(name) : t('uses.hidden')}</bdi>
            )}
          </li>
        )
      })}
      {more > 0 ? <li className="text-muted">{t('uses.more', { count: more })}</li> : null}
    </ul>
  )
}

const kebab = (model: string) => model.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
