/** Why there is no answer that could be used. */
export type AiReason =
  | 'timeout'
  | 'key_missing'
  | 'address_missing'
  | 'unknown_model'
  | 'no_binding'
  | 'key_refused'
  | 'model_refused'
  | 'busy'
  | 'too_large'
  | 'rejected'
  | 'broken'
  | 'unreachable'
  | 'redirected'
  | 'flooded'
  | 'declined'
  | 'cut_off'
  | 'unusable'
  | 'gone'

/** Its message is ours, word for word: what a provider says may repeat its key. */
export class AiRefusal extends Error {
  readonly reason: AiReason

  constructor(reason: AiReason) {
    super(SENTENCES[reason])
    this.name = 'AiRefusal'
    this.reason = reason
  }
}

const SENTENCES: Readonly<Record<AiReason, string>> = {
  timeout: 'The AI took too long to answer. Try again, or with less at once.',
  key_missing: 'This AI provider needs a key. An admin can enter it under AI providers.',
  address_missing: 'This AI provider needs an address. An admin can enter it under AI providers.',
  unknown_model:
    'Nobody knows whose model this is. Write its maker before it, as in openai/gpt-5-mini, or give an address.',
  no_binding: 'This server has no AI of its own. Choose another AI provider.',
  key_refused: 'The AI provider does not accept the key. An admin can enter another under AI providers.',
  model_refused:
    'The AI provider knows no such model, or its address is wrong. An admin can change both under AI providers.',
  busy: 'The AI provider has too much to do, or its own limit is used up. Try again in a few minutes.',
  too_large: 'This is more than the AI takes at once. Try again with less.',
  rejected: 'The AI could not process your request. Maybe the model takes no files like these; another may.',
  broken: 'The AI provider has a fault at the moment. Try again later.',
  unreachable:
    'The AI provider could not be reached. Try again later; if that does not help, its address may be wrong.',
  redirected:
    'The AI provider sends requests elsewhere, which is not followed for the sake of its key. Enter the address itself.',
  flooded: 'The answer of the AI was far too long, and was not read.',
  declined: 'The AI declines to answer this.',
  cut_off: 'The answer of the AI was too long and broke off. Try again with less at once.',
  unusable:
    'Error parsing AI results. The answer was not what was asked for; trying again, or another model, may help.',
  gone: 'The question to the AI was given up meanwhile. Try again.',
}
