import type { ObjectId } from '../state/ids.ts'
import type { Characteristics } from './characteristics.ts'

/** The values of objects so far while layers are applied, by id. The lists are reused; a value is valid in the run it was set in. */
export class LayerValues {
  private readonly values: (Characteristics | undefined)[] = []
  private readonly runs: number[] = []
  private run = 0
  /** The objects given a value in this run. */
  ids: ObjectId[] = []

  begin(): this {
    this.run++
    this.ids = []
    return this
  }

  get(id: ObjectId): Characteristics | undefined {
    return this.runs[id] === this.run ? this.values[id] : undefined
  }

  set(id: ObjectId, value: Characteristics): void {
    while (this.values.length <= id) {
      this.values.push(undefined)
      this.runs.push(0)
    }
    if (this.runs[id] !== this.run) this.ids.push(id)
    this.runs[id] = this.run
    this.values[id] = value
  }

  delete(id: ObjectId): void {
    this.runs[id] = 0
  }
}
