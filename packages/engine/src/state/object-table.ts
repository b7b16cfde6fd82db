import type { ObjectId } from './ids.ts'

/**
 * A map from object ids, in the order of the ids. Copies share their list until one of them is changed, which is rare.
 */
export class ObjectTable<T> implements Iterable<readonly [ObjectId, T]> {
  private items: (T | undefined)[]
  private isShared: boolean

  private constructor(items: (T | undefined)[], isShared: boolean) {
    this.items = items
    this.isShared = isShared
  }

  static of<T>(entries: Iterable<readonly [number, T]> = []): ObjectTable<T> {
    const table = new ObjectTable<T>([], false)
    for (const [id, item] of entries) table.set(id as ObjectId, item)
    return table
  }

  get(id: ObjectId): T | undefined {
    return this.items[id]
  }

  set(id: ObjectId, item: T): void {
    this.own()
    while (this.items.length <= id) this.items.push(undefined)
    this.items[id] = item
  }

  delete(id: ObjectId): void {
    if (this.items[id] === undefined) return
    this.own()
    this.items[id] = undefined
  }

  copy(): ObjectTable<T> {
    this.isShared = true
    return new ObjectTable(this.items, true)
  }

  private own(): void {
    if (!this.isShared) return
    this.items = this.items.slice()
    this.isShared = false
  }

  forEach(visit: (item: T, id: ObjectId) => void): void {
    for (let id = 0; id < this.items.length; id++) {
      const item = this.items[id]
      if (item !== undefined) visit(item, id as ObjectId)
    }
  }

  *[Symbol.iterator](): Iterator<readonly [ObjectId, T]> {
    for (let id = 0; id < this.items.length; id++) {
      const item = this.items[id]
      if (item !== undefined) yield [id as ObjectId, item]
    }
  }
}
