import type { Action, ObjectId, TurnView } from '@spellwright/engine'
import { Memory } from '../heuristic/memory.ts'
import type { Policy } from '../policy.ts'

const NOTHING: ReadonlySet<ObjectId> = new Set()

const isWith = (action: Action, objects: ReadonlySet<ObjectId>): boolean =>
  'object' in action && objects.has(action.object)

/** A memory that also holds some objects back for a turn: the heuristic then does the next best thing. */
export class RestrainedMemory extends Memory {
  private heldBack = NOTHING
  private style: Policy | null = null
  private during = -1

  /** Nothing is done with these in that turn, and the rest of it is played in that style. */
  holdBack(objects: ReadonlySet<ObjectId>, turn: number, style: Policy | null = null): void {
    this.heldBack = objects
    this.during = turn
    this.style = style
  }

  styleIn(turn: number): Policy | null {
    return turn === this.during ? this.style : null
  }

  override policyIn({ number }: TurnView): Policy {
    return this.styleIn(number) ?? this.policy
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
  private readonly style: Policy | null

  constructor(of: Memory, without = NOTHING, style: Policy | null = null) {
    super(of.policy)
    this.of = of
    this.without = without
    this.style = style
  }

  override policyIn(turn: TurnView): Policy {
    return this.style ?? this.of.policyIn(turn)
  }

  override allows(turn: TurnView, action: Action): boolean {
    return !isWith(action, this.without) && this.of.allows(turn, action)
  }
}
