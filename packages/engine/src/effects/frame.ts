import type { Effect } from '@spellwright/dsl'
import type { QuestionSubject } from '../decision/decision.ts'
import type { Context } from '../query/context.ts'
import type { Cause } from '../replacement/proposal.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { Binding, Bindings, EventRoles } from '../state/object.ts'

const NOTHING: readonly ObjectId[] = []
const NO_STEPS: readonly Effect[] = []

/** The context of a resolving spell or ability, to which its steps add what they did by name. */
export class Frame implements Context {
  readonly source: ObjectId
  readonly controller: PlayerId
  bindings: Bindings
  readonly event: EventRoles | null
  /** May be chosen while it resolves, as a cost is paid (CR 107.3f). */
  x: number
  readonly affected: ObjectId
  readonly affectedPlayer: PlayerId | -1
  readonly abilityKey: string
  /** Only the rules resolve anything. */
  readonly viewpoint = null
  /** Shares of divided amounts by target name, for the mode being carried out. */
  shares: Readonly<Record<string, readonly number[]>>
  /** Objects with this id or a higher one were created while it resolves. */
  readonly firstNew: number
  /** The steps that are carried out, and the position of the current one: a question says what follows from it. */
  steps: readonly Effect[] = NO_STEPS
  step = 0
  /** Cards revealed while it resolves. */
  revealed: readonly ObjectId[] = NOTHING

  constructor(ctx: Context, shares: Readonly<Record<string, readonly number[]>> = {}, firstNew = 0) {
    this.source = ctx.source
    this.controller = ctx.controller
    this.bindings = ctx.bindings
    this.event = ctx.event
    this.x = ctx.x
    this.affected = ctx.affected ?? NO_OBJECT
    this.affectedPlayer = ctx.affectedPlayer
    this.abilityKey = ctx.abilityKey
    this.shares = shares
    this.firstNew = firstNew
  }

  /** The cause of what this spell or ability does. */
  get cause(): Cause {
    return { kind: 'effect', source: this.source, controller: this.controller }
  }

  /** The choice of the current step and what the next steps do with it. */
  get aboutSteps(): QuestionSubject {
    return { data: { kind: 'steps', steps: this.steps.slice(this.step) }, context: this }
  }

  bind(name: string | undefined, value: Binding): void {
    if (name !== undefined) this.bindings = { ...this.bindings, [name]: value }
  }
}
