/** Limits the work of one run, in statements or calls of the file store; the next run does the rest. */
export class WorkBudget {
  #left: number

  constructor(most: number) {
    this.#left = most
  }

  trySpend(): boolean {
    return this.#left-- > 0
  }
}
