import type { Action, ObjectId, TurnView } from '@spellwright/engine'
import { Memory } from '../heuristic/memory.ts'

const NOTHING: ReadonlySet<ObjectId> = new Set()

const isWith = (action: Action, objects: ReadonlySet<ObjectId>): boolean =>
  'object' in action && objects.has(action.object)

/** A memory that also holds some objects back for a turn: the heuristic then does the next best thing. */
export class RestrainedMemory extends Memory {
  private heldBack = NOTHING
  private during = -1

  /** Nothing is done with these in that turn. */
  holdBack(objects: ReadonlySet<ObjectId>, turn: number): void {
    this.heldBack = objects
    this.during = turn
  }

  heldIn(turn: number): ReadonlySet<ObjectId> {
    return turn === this.during ? this.heldBack : NOTHING
  }

  override allows(turn: TurnView, action: Action): boolean {
    return !isWith(action, this.heldIn(turn.number)) && super.allows(turn, action)
  }
}

/** Reads a memory without writing to it, to ask what the heuristic would do. */
export class ReadOnlyMemory extends Memory {
  private readonly of: Memory
  private readonly without: ReadonlySet<ObjectId>

  constructor(of: Memory, without = NOTHING) {
    super(of.policy)
    this.of = of
    this.without = without
  }

  override allows(turn: TurnView, action: Action): boolean {
    return !isWith(action, this.without) && this.of.allows(turn, action)
  }
}
