interface Pending {
  resolve(reply: unknown): void
  reject(error: Error): void
}

/** A reply to the request with that number, or why it was refused. */
export type Settlement =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly reason: string }

/** Requests to a worker or a server that have not been answered yet. */
export class PendingRequests {
  private readonly pending = new Map<number, Pending>()
  private readonly refusal: (reason: string) => Error
  private next = 1

  constructor(refusal: (reason: string) => Error = (reason) => new Error(reason)) {
    this.refusal = refusal
  }

  /** Sends a request with the number that its reply will have. */
  ask<R>(send: (id: number) => void): Promise<R> {
    return new Promise((resolve, reject) => {
      const id = this.next++
      this.pending.set(id, { resolve: resolve as (reply: unknown) => void, reject })
      send(id)
    })
  }

  settle(message: Settlement): void {
    const waiting = this.pending.get(message.id)
    this.pending.delete(message.id)
    if (message.kind === 'reply') waiting?.resolve(message.reply)
    else waiting?.reject(this.refusal(message.reason))
  }

  /** Nobody will answer any more. */
  rejectAll(reason: string): void {
    for (const { reject } of this.pending.values()) reject(new Error(reason))
    this.pending.clear()
  }
}
