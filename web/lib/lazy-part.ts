import { type ComponentProps, type ElementType, type FunctionComponent, createElement } from 'react'
import { suspendUntil } from './suspend.ts'

type Part<C> = C extends ElementType ? FunctionComponent<ComponentProps<C>> : never

/** Components of a file that is asked for when one is drawn, or before; once it is there, none waits, unlike with `lazy`. */
export function lazyFile<M extends object>(load: () => Promise<M>) {
  let file: M | undefined
  let failure: unknown
  let loading: Promise<void> | undefined
  const preload = () =>
    (loading ??= load().then(
      (loaded) => void (file = loaded),
      (error: unknown) => void (failure = error),
    ))
  /** To be called while rendering. */
  function get(): M {
    if (failure !== undefined) throw failure
    return file ?? suspendUntil(preload())
  }
  function part<N extends keyof M>(name: N): Part<M[N]> {
    const Lazy = (props: object) => createElement(get()[name] as ElementType, props)
    // What it draws says what it takes.
    return Lazy as unknown as Part<M[N]>
  }
  return { preload, get, part }
}

export function lazyPart<M extends object, N extends keyof M>(load: () => Promise<M>, name: N) {
  const { preload, part } = lazyFile(load)
  return Object.assign(part(name), { preload })
}
