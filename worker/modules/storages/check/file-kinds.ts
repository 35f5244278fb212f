/** By the endings of names: what is shown as it is, and what our importers read. */
const SHOWN = ['pdf', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif']
const READ = (
  'html htm json txt md markdown xml csv zip cook menu yaml yml paprikarecipes paprikarecipe melarecipes melarecipe rtk mcb mz2 ' +
  'mxp mmf fdx fdxz rk enex lcb grmt dsv mdx crumb rcp gz'
).split(' ')

const shown = new Set(SHOWN)
const read = new Set(READ)

export const endingIn = (name: string): string => /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether a file may be a recipe; any other one is passed over. Names that begin with a dot are the system's own. */
export const mayBeRecipe = (name: string): boolean =>
  !name.startsWith('.') && (shown.has(endingIn(name)) || read.has(endingIn(name)))

/** Whether our importers may find something in it. */
export const mayBeRead = (name: string): boolean => read.has(endingIn(name))

/** Without its last ending, as the recipe is called; it fits where names of recipes fit. */
export const recipeNameOf = (name: string): string =>
  (
    name
      .replace(/(?<=.)\.[^./]+$/, '')
      .replace(/\s+/g, ' ')
      .trim() || name
  )
    .slice(0, 128)
    .trim()
