/** How much work one run may do. What it leaves is done by the next. */
export class WorkBudget {
  #left: number

  /** `most`: so many statements, or calls of the file store. */
  constructor(most: number) {
    this.#left = most
  }

  /** Takes one step of it; false where none is left. */
  trySpend(): boolean {
    return this.#left-- > 0
  }
}
