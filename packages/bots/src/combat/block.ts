import type { BlockChoice, BlockDecision, ObjectId } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { canDieOfDamage, damageCountsFor } from '../worth/damage.ts'
import { chooseBlocks, type Defence } from './blocks.ts'
import { combatBoardOf } from './combat-board.ts'
import { attackersNow, fightersOf } from './fighter.ts'

function defenceFor(s: SeenGame, decision: BlockDecision): Defence {
  // The board finds out which of the creatures are alike.
  combatBoardOf(s)
  const able = new Map<ObjectId, readonly ObjectId[]>()
  const blockers: ObjectId[] = []
  for (const { blocker, attackers } of decision.candidates) {
    able.set(blocker, attackers)
    blockers.push(blocker)
  }
  return {
    attackers: attackersNow(s),
    blockers: fightersOf(s, blockers),
    pairs: { couldBlock: (blocker, attacker) => able.get(blocker.id)?.includes(attacker.id) ?? false },
    life: canDieOfDamage(s, s.me) ? s.life(s.me) : 1000,
    isSafe: !damageCountsFor(s, s.me),
  }
}

/** The blocks of SPEC S13.9, or as much of them as is legal. */
export function declareBlocks(s: SeenGame, decision: BlockDecision): readonly BlockChoice[] {
  const blocks = chooseBlocks(defenceFor(s, decision))
  const choices = [...blocks].flatMap(([attacker, blockers]) =>
    blockers.map(({ id }): BlockChoice => ({ blocker: id, attacker })),
  )
  if (decision.check(choices) === null) return choices
  return legalBlocks(decision, choices)
}

/** Required blocks first, then the wanted ones that fit beside them, attacker by attacker. */
function legalBlocks(decision: BlockDecision, wanted: readonly BlockChoice[]): readonly BlockChoice[] {
  let legal = decision.minimum()
  for (const attacker of new Set(wanted.map((choice) => choice.attacker))) {
    const busy = new Set<ObjectId>(legal.map(({ blocker }) => blocker))
    const more = wanted.filter((choice) => choice.attacker === attacker && !busy.has(choice.blocker))
    const together = [...legal, ...more]
    if (more.length > 0 && decision.check(together) === null) legal = together
  }
  return legal
}
