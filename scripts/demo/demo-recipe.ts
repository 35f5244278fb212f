export type Picture = () => string

export type DemoStep = {
  name?: string
  /** Minutes. */
  time?: number
  /** One line per ingredient; a line that ends in a colon is a heading. */
  ingredients?: string[]
  /** Markdown with ingredient templates. */
  instruction: string
  picture?: Picture
  recipe?: string
}

export type DemoRecipe = {
  /** Identifies the recipe in plans, in other recipes and in idempotency keys. */
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
