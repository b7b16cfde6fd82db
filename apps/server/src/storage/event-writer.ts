import type { StoredEvent } from './room-store.ts'

export interface EventRow extends StoredEvent {
  readonly room: string
}

interface Waiting {
  readonly row: EventRow
  resolve(): void
  reject(error: unknown): void
}

/** A statement has a bounded number of parameters. */
const MOST_ROWS = 500

/**
 * Writes events of many rooms together: everything that arrives while one statement runs, and everything that the sockets
 * bring in one turn of the event loop, goes into the next one. So a thousand rooms need few statements, and a single room
 * waits for one.
 */
export class EventWriter {
  private waiting: Waiting[] = []
  private isWriting = false
  private readonly insert: (rows: readonly EventRow[]) => Promise<void>

  constructor(insert: (rows: readonly EventRow[]) => Promise<void>) {
    this.insert = insert
  }

  append(row: EventRow): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject })
      if (!this.isWriting) void this.write()
    })
  }

  private async write(): Promise<void> {
    this.isWriting = true
    while (this.waiting.length > 0) {
      // The embedded database answers without a turn of the event loop, so the other sockets must be given one.
      await new Promise((resolve) => setImmediate(resolve))
      const batch = this.waiting.splice(0, MOST_ROWS)
      try {
        await this.insert(batch.map(({ row }) => row))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        await this.writeOneByOne(batch, error)
      }
    }
    this.isWriting = false
  }

  /** One bad row must not fail the rows of other rooms. */
  private async writeOneByOne(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (batch.length === 1) {
      batch[0]?.reject(error)
      return
    }
    for (const { row, resolve, reject } of batch) await this.insert([row]).then(resolve, reject)
  }
}
