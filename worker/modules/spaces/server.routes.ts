import * as z from 'zod'
import { route, type App } from '#worker/kernel/http/route.ts'
import { publicOrigin } from '#worker/auth/auth-secret.ts'
import { VERSION } from '#worker/modules/settings/version.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { signupPolicies } from '#worker/auth/signup.contract.ts'
import { signupPolicyOf } from '#worker/auth/signup-policy-of.ts'

const picture = z.string().nullable()

const settings = z
  .object({
    shopping_min_autosync_interval: z.string(),
    enable_pdf_export: z.boolean(),
    disable_external_connectors: z.boolean(),
    terms_url: z.string(),
    privacy_url: z.string(),
    imprint_url: z.string(),
    hosted: z.boolean(),
    /** Whether its operator may use a folder of the machine as a storage. */
    local_storage: z.boolean(),
    debug: z.boolean(),
    version: z.string(),
    signup: z.enum(signupPolicies),
    unauthenticated_theme_from_space: z.int(),
    force_theme_from_space: z.int(),
    logo_color_32: picture,
    logo_color_128: picture,
    logo_color_144: picture,
    logo_color_180: picture,
    logo_color_192: picture,
    logo_color_512: picture,
    logo_color_svg: picture,
    custom_space_theme: picture,
    nav_logo: picture,
    nav_bg_color: picture,
  })
  .meta({ id: 'ServerSettings' })

export function serverRoutes(app: App): void {
  route(
    app,
    {
      method: 'get',
      path: '/api/server-settings/current/',
      name: 'server_settings',
      tag: 'ServerSettings',
      summary: 'What this server is',
      level: 'public',
      response: settings,
    },
    async ({ context: { env } }) => answer(serverSettingsOf(env)),
  )
  route(
    app,
    {
      method: 'get',
      path: '/api/',
      name: 'api_root',
      tag: 'Api',
      summary: 'Where the lists of all resources are',
      level: 'member',
      response: z.record(z.string(), z.url()),
    },
    async ({ context: { env, url } }) => answer(rootOf(app, publicOrigin(env, url))),
  )
}

const serverSettingsOf = (env: Env): z.output<typeof settings> => ({
  shopping_min_autosync_interval: '5',
  enable_pdf_export: false,
  disable_external_connectors: false,
  terms_url: env.TERMS_URL ?? '',
  privacy_url: env.PRIVACY_URL ?? '',
  imprint_url: env.IMPRINT_URL ?? '',
  hosted: !env.LOCAL && !env.OWN_SERVER,
  local_storage: !!env.FOLDER,
  debug: false,
  version: VERSION,
  signup: signupPolicyOf(env),
  unauthenticated_theme_from_space: 0,
  force_theme_from_space: 0,
  logo_color_32: null,
  logo_color_128: null,
  logo_color_144: null,
  logo_color_180: null,
  logo_color_192: null,
  logo_color_512: null,
  logo_color_svg: null,
  custom_space_theme: null,
  nav_logo: null,
  nav_bg_color: null,
})

const rootOf = (app: App, origin: string): Record<string, string> =>
  Object.fromEntries(
    app.openAPIRegistry.definitions.flatMap((definition) => {
      if (definition.type !== 'route' || definition.route.method !== 'get') return []
      const [, name] = /^\/api\/([\w-]+)\/$/.exec(definition.route.path) ?? []
      return name ? [[name, `${origin}/api/${name}/`]] : []
    }),
  )
