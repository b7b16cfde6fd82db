/**
 * Runs one request at a time. While it runs, only the latest of the requests that come in is kept, so that typing quickly
 * does not make a queue of checks nobody waits for. A request that was passed over never settles.
 */
export class LatestOnly<T> {
  private isRunning = false
  private next: (() => void) | null = null

  latest(request: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.next = () => {
        request()
          .then(resolve, reject)
          .finally(() => this.runNext())
      }
      if (!this.isRunning) this.runNext()
    })
  }

  private runNext(): void {
    const { next } = this
    this.next = null
    this.isRunning = next !== null
    next?.()
  }
}
