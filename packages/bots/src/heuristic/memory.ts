import type { Step } from '@spellwright/dsl'
import type { Action, Bindings, ObjectId, PlayerId, SeatAccess, TurnView } from '@spellwright/engine'
import { CURRENT_POLICY, type Policy } from '../policy.ts'

/** A main phase with nothing worth doing. */
interface Idle {
  readonly seat: SeatAccess
  readonly moment: number
  readonly step: Step
}

/** A spell or ability being announced: what has been chosen for it so far. */
export interface Announcing {
  readonly source: ObjectId
  readonly modes: readonly number[]
  /** Target words asked so far. */
  readonly asked: number
  readonly bindings: Bindings | null
  readonly x: number
}

/** An action of this step, and how often it was taken. */
class Tried {
  readonly action: Action
  times = 1

  constructor(action: Action) {
    this.action = action
  }
}

/** How often the same ability is activated in one turn before the bot suspects that it goes nowhere. */
const MOST_ACTIVATIONS = 12

/**
 * The little a bot keeps between two questions: what it has tried this turn, so that an action that was taken back is not
 * tried for ever, and what it is announcing. Everything else is worked out anew from what it sees.
 */
export class Memory {
  /** How the bot plays. */
  readonly policy: Policy
  private turn = 0
  private active: PlayerId = 0
  private step: Step = 'untap'
  private tried: Tried[] = []
  private current: Announcing = NOTHING
  private idle: Idle | null = null

  constructor(policy: Policy = CURRENT_POLICY) {
    this.policy = policy
  }

  /** How the bot plays in that turn. */
  policyIn(_turn: TurnView): Policy {
    return this.policy
  }

  /** May this still be tried in this step? `isOnce`: doing it twice is of no use. */
  allows(turn: TurnView, action: Action, isOnce = false): boolean {
    this.atTurn(turn)
    const times = this.triedAs(action)?.times ?? 0
    return times < (action.kind === 'activate' && !isOnce ? MOST_ACTIVATIONS : 1)
  }

  note(turn: TurnView, action: Action): void {
    this.atTurn(turn)
    const before = this.triedAs(action)
    if (before === null) this.tried.push(new Tried(action))
    else before.times++
    this.current = NOTHING
  }

  private triedAs(action: Action): Tried | null {
    for (const one of this.tried) if (isSame(one.action, action)) return one
    return null
  }

  private atTurn({ number, active, step }: TurnView): void {
    if (this.turn === number && this.active === active && this.step === step) return
    this.turn = number
    this.active = active
    this.step = step
    if (this.tried.length > 0) this.tried = []
  }

  /** Nothing was worth doing in a main phase, and the table has not changed since. */
  wasIdle(seat: SeatAccess): boolean {
    return this.idle?.seat === seat && this.idle.moment === seat.viewVersion()
  }

  /** That was so in this very phase. */
  wasIdleIn({ step }: TurnView): boolean {
    return this.idle?.step === step
  }

  noteIdle(seat: SeatAccess, { step }: TurnView): void {
    this.idle = { seat, moment: seat.viewVersion(), step }
  }

  announcing(source: ObjectId): Announcing {
    if (this.current.source !== source) this.current = { ...NOTHING, source }
    return this.current
  }

  /** The targets chosen for what is being announced, whatever it is. */
  get aimedAt(): Bindings | null {
    return this.current.bindings
  }

  announce(announcing: Announcing): void {
    this.current = announcing
  }
}

const NOTHING: Announcing = { source: 0 as ObjectId, modes: [], asked: 0, bindings: null, x: 0 }

/** A land is the same one whichever face it is played with. */
function isSame(a: Action, b: Action): boolean {
  switch (a.kind) {
    case 'cast':
      return b.kind === 'cast' && a.object === b.object && a.face === b.face && a.method === b.method
    case 'activate':
    case 'activateMana':
      return a.kind === b.kind && a.object === b.object && a.ability === b.ability
    case 'playLand':
    case 'turnFaceUp':
      return a.kind === b.kind && a.object === b.object
    case 'pass':
    case 'concede':
    case 'manual':
      return a.kind === b.kind
  }
}
