import type { Context as HonoContext } from 'hono'
import type { Context } from '#worker/kernel/log/context.ts'
import { isProblem } from '#worker/kernel/log/execute.ts'
import { entityTag, matchesEntityTag } from '#worker/kernel/http/entity-tag.ts'
import { html } from '#worker/kernel/http/html.ts'
import type { App } from '#worker/kernel/http/route.ts'
import { embedHome } from '#worker/modules/enterprise/embed.access.ts'
import { recipeAndParts } from './content/recipe.read.ts'
import { readFront, readRecipePage, type EmbedPage } from './embed-page.read.ts'
import { askedIn, spaceColor } from './embed-page.ts'
import { embedWords } from './embed-words.ts'
import { frameHtml } from './html/frame-html.ts'
import { embedColors } from './looks/embed-colors.ts'
import { liveScript } from './looks/live-script.ts'
import { pageHeaders } from './page-headers.ts'

/** So long a browser shows a page again without asking; what is gone is gone after as long. */
const MAX_AGE = 10
const SCRIPT_AGE = 86_400

/** Pages that other sites frame. They come before anybody is asked who they are, as nobody has to be anybody. */
export function embedPageRoutes(app: App): void {
  app.get('/embed/live.js', (c) =>
    c.body(liveScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': `public, max-age=${SCRIPT_AGE}`,
    }),
  )
  app.get('/embed/:token', (c) => show(c, null))
  app.get('/embed/:token/recipe/:id{[1-9][0-9]{0,9}}', (c) => show(c, Number(c.req.param('id'))))
  app.all('/embed/*', (c) => nothing(c))
}

type Call = HonoContext<{ Bindings: Env; Variables: { context: Context } }>

async function show(c: Call, recipe: number | null): Promise<Response> {
  const context = c.get('context')
  const words = embedWords(context.url, context.headers)
  const token = c.req.param('token') ?? ''
  const home = await embedHome(context, token, recipe === null ? undefined : recipeAndParts(recipe))
  if (!home) return nothing(c)
  const view = { home, context, words, asked: askedIn(context.url) }
  const page = await (recipe === null ? readFront(view) : readRecipePage(view, recipe)).catch(whereGone)
  if (!page) return nothing(c)
  const { embed, ...shown } = page
  const colors = embedColors({ background: embed.background_color, accents: [embed.accent_color, spaceColor(home)] })
  const text = frameHtml({ ...shown, language: words.language, alignment: embed.alignment, colors })
  const etag = `"${await entityTag(null, `${text}${embed.allowed_origins}${embed.search_engines}`)}"`
  const headers = {
    ...(await pageHeaders({
      origin: context.url.origin,
      text,
      framedBy: embed.allowed_origins,
      isIndexed: embed.search_engines,
    })),
    'cache-control': `private, max-age=${MAX_AGE}, must-revalidate`,
    etag,
  }
  return matchesEntityTag(c.req.header('if-none-match'), etag) ? c.body(null, 304, headers) : c.body(text, 200, headers)
}

const whereGone = (error: unknown): EmbedPage | null => {
  if (isProblem(error) && error.status === 404) return null
  throw error
}

/** Says the same of what never was, is gone, or may not be shown. Any site may frame it, as it says nothing. */
async function nothing(c: Call): Promise<Response> {
  const context = c.get('context')
  const { language, own } = embedWords(context.url, context.headers)
  const text = frameHtml({
    language,
    title: own.gone.title,
    alignment: 'start',
    colors: embedColors({ background: null, accents: [] }),
    header: html`<h1>${own.gone.title}</h1>`,
    main: html`<p>${own.gone.text}</p>`,
  })
  const headers = await pageHeaders({ origin: context.url.origin, text, framedBy: null, isIndexed: false })
  return c.body(text, 404, { ...headers, 'cache-control': 'no-store' })
}
