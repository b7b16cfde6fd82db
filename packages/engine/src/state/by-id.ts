import type { ObjectId } from './ids.ts'

/** Something for each object of a game. A list, because ids are small numbers and are asked for all the time. */
export class ById<T> {
  private readonly items: (T | null)[] = []

  get(id: ObjectId): T | null {
    return id < this.items.length ? this.items[id]! : null
  }

  set(id: ObjectId, item: T): void {
    while (this.items.length <= id) this.items.push(null)
    this.items[id] = item
  }
}
