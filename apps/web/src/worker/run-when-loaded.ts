/** Loads a part of this script and runs it. Messages that come in meanwhile are kept for it. */
export function runWhenLoaded(load: () => Promise<() => void>): void {
  const early: MessageEvent[] = []
  const keep = (event: MessageEvent): void => void early.push(event)
  addEventListener('message', keep)
  load().then(
    (run) => {
      removeEventListener('message', keep)
      run()
      for (const { data } of early) dispatchEvent(new MessageEvent('message', { data }))
    },
    // The page hears of it as of any error in a worker.
    (error: unknown) => reportError(error),
  )
}
