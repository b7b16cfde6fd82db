import type { ObjectId } from './ids.ts'

/** A value for each object of a game. It is a list, because ids are small numbers. */
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
