import { ApiError } from '../api/api-error.ts'
import { type ApiResponse, type HttpMethod, type RequestOptions, send } from '../api/api.ts'

const requestTimeout = 20_000

/** Null when the row is gone: somebody else was faster. */
export async function sendUnlessGone<T>(
  method: HttpMethod,
  path: string,
  sending: RequestOptions,
): Promise<ApiResponse<T> | null> {
  try {
    return await send<T>(method, path, { ...sending, signal: AbortSignal.timeout(requestTimeout) })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
