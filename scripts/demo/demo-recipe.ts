/** Draws a picture as SVG. */
export type Picture = () => string

export type DemoStep = {
  name?: string
  /** Minutes. */
  time?: number
  /** Lines as people write them; a line that ends in a colon is a heading. */
  ingredients?: string[]
  /** Markdown; may refer to the ingredients of its step as templates do. */
  instruction: string
  picture?: Picture
  /** Key of a recipe that this step consists of. */
  recipe?: string
}

export type DemoRecipe = {
  /** Names the recipe in plans, other recipes and the keys that make seeding repeatable. */
  key: string
  name: string
  description: string
  servings: number
  servingsText: string
  /** Minutes. */
  workingTime: number
  waitingTime: number
  keywords: string[]
  picture: Picture
  steps: DemoStep[]
}
