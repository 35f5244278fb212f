import { sql } from 'drizzle-orm'
import { basicLogin } from '#worker/gateway/basic-login.ts'
import { jsonEach, type Statement } from '#worker/kernel/sql/sql.ts'
import { readTokens } from '#worker/modules/oauth/oauth-tokens.ts'
import type { Exchange } from '../service/todo-service.ts'

const KEPT = 200
const LONGEST = 500

/** Collects the requests of a round, without the secret wherever it appears. */
export class ExchangeLog {
  readonly #exchanges: Exchange[] = []
  readonly #secrets = new Set<string>()

  /** Also where a service says back what it was sent: a password as it is in a header, and each token of a log-in. */
  hide(secret: string | null, username: string | null = null): void {
    if (secret === null) return
    const { access_token, refresh_token } = readTokens(secret) ?? {}
    const header = basicLogin(username ?? '', secret)
    for (const part of [secret, access_token, refresh_token, header])
      // Shorter ones are in every text.
      if (part && part.length >= 4) this.#secrets.add(part)
  }

  add = (exchange: Exchange): void => {
    const { url, sent, answered } = exchange
    this.#exchanges.push({
      ...exchange,
      url: this.#without(url.split('?')[0] ?? ''),
      sent: this.#without(sent).slice(0, LONGEST),
      answered: this.#without(answered).slice(0, LONGEST),
    })
  }

  /** Statements that keep them and forget the oldest. */
  statements(space: number, connector: number, at: string): Statement[] {
    if (this.#exchanges.length === 0) return []
    return [
      sql`INSERT OR IGNORE INTO connector_exchange (space_id, connector, at, number, method, url, status, ms, sent, answered)
        SELECT ${space}, ${connector}, ${at}, x.key, x.value ->> 'method', x.value ->> 'url', x.value ->> 'status',
          x.value ->> 'ms', x.value ->> 'sent', x.value ->> 'answered' FROM ${jsonEach(this.#exchanges)} x`,
      sql`DELETE FROM connector_exchange WHERE space_id = ${space} AND connector = ${connector} AND (at, number) <= (
        SELECT at, number FROM connector_exchange WHERE space_id = ${space} AND connector = ${connector}
          ORDER BY at DESC, number DESC LIMIT 1 OFFSET ${KEPT})`,
    ]
  }

  #without(text: string): string {
    return [...this.#secrets].reduce((left, secret) => withoutStart(left.replaceAll(secret, HIDDEN), secret), text)
  }
}

const HIDDEN = '•••'

/** A long text was cut, maybe in the midst of a secret. */
function withoutStart(text: string, secret: string): string {
  for (let most = secret.length - 1; most >= 4; most--)
    if (text.endsWith(secret.slice(0, most))) return text.slice(0, -most) + HIDDEN
  return text
}
