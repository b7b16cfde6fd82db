import type { BlockChoice, BlockDecision, ObjectId } from '@spellwright/engine'
import { DOES } from '../facts/ability-facts.ts'
import { TRAIT } from '../facts/traits.ts'
import { canPay } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { canDieOfDamage, damageCountsFor } from '../worth/damage.ts'
import { isLethal } from './attack.ts'
import { type Blocks, chooseBlocks, type Defence } from './blocks.ts'
import { clash } from './clash.ts'
import { combatBoardOf } from './combat-board.ts'
import { attackersNow, Fighter, fightersOf, totalReach } from './fighter.ts'
import { grownBlockers } from './growth.ts'

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
    blockers: grownBlockers(
      s,
      s.policy.carefulBlocks ? regenerating(s, fightersOf(s, blockers)) : fightersOf(s, blockers),
    ),
    pairs: { couldBlock: (blocker, attacker) => able.get(blocker.id)?.includes(attacker.id) ?? false },
    life: canDieOfDamage(s, s.me) ? fearedLife(s) : 1000,
    isSafe: !damageCountsFor(s, s.me),
    stopsTramplers: s.policy.stopsTramplers,
    gangsUp: s.policy.gangsUp,
  }
}

/** Whoever panics feels dead long before. */
const PANIC = 3

const fearedLife = (s: SeenGame): number =>
  s.policy.mistakes.blocksInPanic ? Math.ceil(s.life(s.me) / PANIC) : s.life(s.me)

/** One blocker may count on the mana for its regeneration. */
function regenerating(s: SeenGame, blockers: readonly Fighter[]): readonly Fighter[] {
  if ((s.battlefield.mine.traits & TRAIT.regenerates) === 0) return blockers
  const lucky = blockers.find(({ id }) =>
    s.battlefield
      .factsOf(id)
      ?.abilityFacts.uses.some(({ does, price }) => (does & DOES.regenerating) !== 0 && canPay(s.units, price)),
  )
  return blockers.map((one) =>
    one === lucky
      ? new Fighter(one.id, one.power, one.toughness, one.worth, [...one.keywords, 'indestructible'], one.place)
      : one,
  )
}

/** Next turn's attack kills, and this one does not: nobody who is in it is given for a trade. */
function keepWinners(s: SeenGame, defence: Defence, blocks: Blocks): Blocks {
  if (!s.policy.carefulBlocks || totalReach(defence.attackers) >= defence.life) return blocks
  const ready = s.creaturesOf(s.me).filter(({ tapped }) => !tapped)
  if (!isLethal(s, ready)) return blocks
  const kept = [...blocks].filter(([id, blockers]) => {
    const attacker = defence.attackers.find((one) => one.id === id)
    return attacker !== undefined && clash(attacker, blockers).dead.length === 0
  })
  return new Map(kept)
}

const NO_BLOCKS: Blocks = new Map()

const isWorthBlocking = (s: SeenGame, { attackers, life }: Defence): boolean =>
  !s.policy.mistakes.seldomBlocks || totalReach(attackers) >= life

/** The blocks of SPEC S13.9, or as much of them as is legal. */
export function declareBlocks(s: SeenGame, decision: BlockDecision): readonly BlockChoice[] {
  const defence = defenceFor(s, decision)
  const blocks = keepWinners(s, defence, isWorthBlocking(s, defence) ? chooseBlocks(defence) : NO_BLOCKS)
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
