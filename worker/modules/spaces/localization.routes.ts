import * as z from 'zod'
import { route, type App } from '#worker/kernel/http/route.ts'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const localization = z.object({ code: z.string(), language: z.string() }).meta({ id: 'Localization' })

export const localizationRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: '/api/localization/',
      name: 'list_localization',
      tag: 'Localization',
      summary: 'The languages there are',
      level: 'guest',
      response: z.array(localization),
    },
    async () => answer(spoken),
  )

const names = new Intl.DisplayNames(['en'], { type: 'language' })
const spoken = languages.toSorted().map((code) => ({ code, language: `${names.of(code) ?? code} (${code})` }))
