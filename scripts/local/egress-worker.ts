import { allowedHosts } from '../../worker/gateway/require-allowed-url.ts'

interface EgressBindings {
  PUBLIC: Fetcher
  ALLOWED: Fetcher
  FETCH_ALLOW: string
}

type Fetcher = { fetch: (request: Request) => Promise<Response> }

/**
 * Every request that leaves the local runtime passes here. The gateway judges names; only the connection knows the
 * address, so all but exempt origins go through a network without private addresses.
 */
export default {
  fetch(request: Request, { PUBLIC, ALLOWED, FETCH_ALLOW }: EgressBindings): Promise<Response> {
    const { hostname, port, protocol } = new URL(request.url)
    const isAllowed = allowedHosts(FETCH_ALLOW).has(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`)
    return (isAllowed ? ALLOWED : PUBLIC).fetch(request)
  },
}
