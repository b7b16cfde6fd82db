import {
  type Action,
  type Answer,
  type AttackChoice,
  type BlockChoice,
  type Decision,
  defaultAnswer,
  type EntityId,
  type Game,
  isObjectEntity,
  legalActions,
  type ObjectsDecision,
  type PayDecision,
} from '@spellwright/engine'
import { actionWords, isDeed, objectName, partsOf, targetName, verbFor } from './deeds.ts'
import { PositionError } from './position.ts'

/** Does what a list of deeds says, and answers everything else by default. */
export class LinePlayer {
  /** Deeds that are still to be done. */
  readonly left: string[]
  /** Targets and X of the deed that is being done. */
  private details: string[] = []
  private readonly game: Game

  constructor(game: Game, line: readonly string[]) {
    this.game = game
    this.left = [...line]
  }

  answer(decision: Decision): Answer {
    switch (decision.shape) {
      case 'act':
        return this.act()
      case 'attack':
        return this.attack(decision.candidates) ?? defaultAnswer(decision)
      case 'block':
        return this.block(decision.candidates) ?? defaultAnswer(decision)
      case 'objects':
        return this.objects(decision) ?? defaultAnswer(decision)
      case 'options': {
        const chosen = decision.options.findIndex(
          ({ label }) => this.take(`choose ${label}`) || this.take(label.toLowerCase()),
        )
        return chosen >= 0 ? [chosen] : defaultAnswer(decision)
      }
      case 'number':
        return this.number() ?? defaultAnswer(decision)
      case 'pay':
        return this.pay(decision)
      default:
        return defaultAnswer(decision)
    }
  }

  /** Takes a deed out of the line, wherever it stands; false if it is not there. */
  private take(deed: string): boolean {
    const at = this.left.indexOf(deed)
    if (at >= 0) this.left.splice(at, 1)
    return at >= 0
  }

  /** The next deed, if it is something done with priority and possible now; otherwise pass. */
  private act(): Action {
    const [next] = this.left
    if (next === 'pass') this.left.shift()
    const { decision } = this.game
    if (next === undefined || decision === null) return { kind: 'pass' }
    const [wanted = '', ...details] = partsOf(next)
    const ability = details.find((detail) => detail.startsWith('by ability '))
    const claim = ability === undefined ? wanted : `${wanted} ${ability}`
    const action = legalActions(this.game, decision.player).find((legal) =>
      isDeed(claim, actionWords(this.game, legal)),
    )
    if (action === undefined || next === 'pass') return { kind: 'pass' }
    this.left.shift()
    this.details = details
    return action
  }

  private attack(candidates: Extract<Decision, { shape: 'attack' }>['candidates']): readonly AttackChoice[] | null {
    const chosen = candidates.flatMap(({ attacker, defenders }): AttackChoice[] => {
      const deed = `attack with ${objectName(this.game, attacker)}`
      const defender =
        defenders.find((one) => isObjectEntity(one) && this.take(`${deed} at ${objectName(this.game, one)}`)) ??
        (this.take(deed) ? defenders[0] : undefined)
      return defender === undefined ? [] : [{ attacker, defender }]
    })
    return chosen.length === 0 ? null : chosen
  }

  private block(candidates: Extract<Decision, { shape: 'block' }>['candidates']): readonly BlockChoice[] | null {
    const chosen = candidates.flatMap(({ blocker, attackers }) => {
      const attacker = attackers.find((one) =>
        this.take(`block ${objectName(this.game, one)} with ${objectName(this.game, blocker)}`),
      )
      return attacker === undefined ? [] : [{ blocker, attacker }]
    })
    return chosen.length === 0 ? null : chosen
  }

  private objects(decision: ObjectsDecision): readonly EntityId[] | null {
    const { candidates, max, purpose } = decision
    const chosen: EntityId[] = []
    for (const entity of candidates) {
      if (chosen.length >= max) break
      const isWanted =
        purpose === 'target'
          ? this.takeDetail(`at ${targetName(this.game, entity)}`)
          : this.take(
              isObjectEntity(entity)
                ? `${verbFor(decision)} ${objectName(this.game, entity)}`
                : `choose ${targetName(this.game, entity)}`,
            )
      if (isWanted) chosen.push(entity)
    }
    return chosen.length === 0 ? null : chosen
  }

  private takeDetail(detail: string): boolean {
    const at = this.details.indexOf(detail)
    if (at >= 0) this.details.splice(at, 1)
    return at >= 0
  }

  private number(): number | null {
    const x = this.details.find((detail) => detail.startsWith('with X = '))
    if (x !== undefined) return Number(x.slice('with X = '.length))
    const at = this.left.findIndex((deed) => /^choose \d+$/.test(deed))
    const [deed] = at < 0 ? [] : this.left.splice(at, 1)
    return deed === undefined ? null : Number(deed.slice('choose '.length))
  }

  /** `tap Forest` pays with a Forest. */
  private pay(decision: PayDecision): Answer {
    const choice = decision.abilities.find(({ object }) => this.take(`tap ${objectName(this.game, object)}`))
    return choice ? { kind: 'activate', object: choice.object, ability: choice.ability } : defaultAnswer(decision)
  }
}

const SPEAKER = /^(you|opponent): (.+)$/

/** Splits deeds by who does them. */
export function movesOf(before: readonly string[]): { readonly by: 'you' | 'opponent'; readonly deed: string }[] {
  return before.map((move) => {
    const [, by, deed] = SPEAKER.exec(move) ?? []
    if ((by !== 'you' && by !== 'opponent') || deed === undefined)
      throw new PositionError(`"${move}" does not begin with "you:" or "opponent:".`)
    return { by, deed }
  })
}
