import type { ObjectId } from './ids.ts'

/** Something about some objects, by their ids: a map that is copied as fast as a list, in the order of the ids. */
export class ObjectTable<T> implements Iterable<readonly [ObjectId, T]> {
  private readonly items: (T | undefined)[]

  private constructor(items: (T | undefined)[]) {
    this.items = items
  }

  static of<T>(entries: Iterable<readonly [number, T]> = []): ObjectTable<T> {
    const table = new ObjectTable<T>([])
    for (const [id, item] of entries) table.set(id as ObjectId, item)
    return table
  }

  get(id: ObjectId): T | undefined {
    return this.items[id]
  }

  set(id: ObjectId, item: T): void {
    while (this.items.length <= id) this.items.push(undefined)
    this.items[id] = item
  }

  delete(id: ObjectId): void {
    if (id < this.items.length) this.items[id] = undefined
  }

  copy(): ObjectTable<T> {
    return new ObjectTable(this.items.slice())
  }

  *[Symbol.iterator](): Iterator<readonly [ObjectId, T]> {
    for (let id = 0; id < this.items.length; id++) {
      const item = this.items[id]
      if (item !== undefined) yield [id as ObjectId, item]
    }
  }
}
