import type { Keyword, RuleEffect } from '@spellwright/dsl'
import { canBlock } from '../../src/combat/block.ts'
import type { AttackChoice, BlockChoice } from '../../src/decision/action.ts'
import type { Decision, DecisionOf, Shape } from '../../src/decision/decision.ts'
import { NO_OBJECT, playerEntity } from '../../src/state/ids.ts'
import { nextEffectId, nextTimestamp, touch } from '../../src/state/update.ts'
import { type Board, board, type Entry } from './board.ts'

/** A game with these permanents of A and of B. */
export const table = (mine: readonly Entry[], theirs: readonly Entry[]): Board =>
  board({ a: { battlefield: mine }, b: { battlefield: theirs } })

/** The open decision, which must have that shape. */
export function open<S extends Shape>(b: Board, shape: S): DecisionOf<S> {
  const decision: Decision = b.decision
  if (decision.shape !== shape) throw new Error(`Asked for ${decision.shape}, not for ${shape}`)
  return decision as DecisionOf<S>
}

/** Why the attack with these (`Name` or `Name>Planeswalker`) is refused, or null. */
export function attackRefusal(b: Board, ...names: string[]): string | null {
  if (b.decision.shape !== 'attack') b.to('declareAttackers')
  const choices = names.map((name): AttackChoice => {
    const [attacker, target] = name.split('>')
    return { attacker: b.id(attacker!), defender: target ? b.entity(target) : playerEntity(1) }
  })
  return b.game.refusal(0, choices)
}

/** Why the blocks (`Blocker>Attacker`) are refused, or null. */
export function blockRefusal(b: Board, ...pairs: string[]): string | null {
  for (let guard = 0; guard < 20 && b.decision.shape !== 'block'; guard++) b.pass()
  const choices = pairs.map((pair): BlockChoice => {
    const [blocker, attacker] = pair.split('>')
    return { blocker: b.id(blocker!), attacker: b.id(attacker!) }
  })
  return b.game.refusal(1, choices)
}

/** Pass until somebody is asked to divide combat damage. */
export function untilDivision(b: Board): DecisionOf<'divide'> {
  for (let guard = 0; guard < 10 && b.decision.shape !== 'divide'; guard++) b.submit({ kind: 'pass' })
  return open(b, 'divide')
}

export const couldBlock = (b: Board, blocker: string, attacker: string): boolean =>
  canBlock(b.game, b.id(blocker), b.id(attacker))

const lasting = (b: Board) =>
  ({
    id: nextEffectId(b.game),
    timestamp: nextTimestamp(b.game),
    source: NO_OBJECT,
    controller: 0,
    until: 'endOfTurn',
    turn: b.game.state.turn.number,
  }) as const

/** Until end of turn, as if a spell had said so: for rules no supported card has. `the('it')` is the named permanent. */
export function rule(b: Board, it: string, effect: RuleEffect): void {
  b.game.state.rules.push({ ...lasting(b), rule: effect, bindings: { it: [b.id(it)] } })
  touch(b.game)
}

/** The creature gains these keywords until end of turn. */
export function gain(b: Board, name: string, ...keywords: Keyword[]): void {
  const apply = keywords.map((keyword) => ({ kind: 'gainKeyword', keyword }) as const)
  b.game.state.effects.push({ ...lasting(b), objects: [b.id(name)], apply, copy: null })
  touch(b.game)
}
