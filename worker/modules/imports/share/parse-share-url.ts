export interface SharedRecipe {
  address: string
  from: 'instance' | 'mealie'
}

const INSTANCE = /^(.*?)\/(?:view\/)?recipe\/(\d{1,10})(?:\/([\da-f-]{36}))?\/?$/i
const MEALIE = /^(.*)\/g\/([\w-]{1,80})\/(shared\/)?r\/([\w-]{1,200})\/?$/i
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Knows other instances (`…/recipe/5/?share=UUID`) and Mealie (`…/g/home/r/soup`); null for other addresses. */
export function parseShareUrl(address: string): SharedRecipe | null {
  if (!URL.canParse(address)) return null
  const { origin, pathname, searchParams } = new URL(address)
  const [, base = '', recipe, inPath] = INSTANCE.exec(pathname) ?? []
  const share = inPath ?? searchParams.get('share') ?? ''
  if (recipe && UUID.test(share))
    return { address: `${origin}${base}/api/recipe/${recipe}/?share=${share}`, from: 'instance' }
  const [, root = '', group, shared, slug] = MEALIE.exec(pathname) ?? []
  if (!group || !slug) return null
  const path = shared ? `recipes/shared/${slug}` : `explore/groups/${group}/recipes/${slug}`
  return { address: `${origin}${root}/api/${path}`, from: 'mealie' }
}
