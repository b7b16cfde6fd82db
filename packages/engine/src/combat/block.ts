import { characteristics } from '../continuous/read.ts'
import type { BlockChoice } from '../decision/action.ts'
import { ask } from '../decision/ask.ts'
import type { BlockDecision } from '../decision/decision.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { permanentsOf } from '../query/lookup.ts'
import { NO_OBJECT, type ObjectId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import { blockRules } from './block-legality.ts'
import type { BlockCandidate } from './block-model.ts'
import { canBlock } from './can-block.ts'
import { defendingPlayer, setCombat } from './phase.ts'

export { blockLimit, canBlock, fewestBlockers, mostBlockers, whyCannotBlock } from './can-block.ts'

/** Every creature that could be declared as a blocker, each with the attackers it can block. */
export function blockCandidates(game: Game): BlockCandidate[] {
  const attackers = game.state.combat?.attackers.map(({ attacker }) => attacker) ?? []
  return permanentsOf(game, defendingPlayer(game))
    .map((blocker) => ({ blocker, attackers: attackers.filter((attacker) => canBlock(game, blocker, attacker)) }))
    .filter(({ attackers: possible }) => possible.length > 0)
}

function blockDecision(game: Game, candidates: readonly BlockCandidate[]): BlockDecision {
  const attackers = game.state.combat!.attackers.map(({ attacker }) => attacker)
  const rules = blockRules(game, candidates, attackers)
  return {
    shape: 'block',
    purpose: 'blockers',
    player: defendingPlayer(game),
    source: NO_OBJECT,
    text: 'Declare blockers.',
    candidates,
    check: rules.whyIllegal,
    minimum: rules.minimum,
  }
}

/** CR 509.1: the turn-based action of the declare blockers step. */
export function declareBlockers(game: Game): void {
  if (!game.state.combat) return
  const candidates = blockCandidates(game)
  becomeBlockers(game, candidates.length === 0 ? [] : ask<'block'>(game, blockDecision(game, candidates)))
}

/** CR 509.1g–i */
function becomeBlockers(game: Game, choices: readonly BlockChoice[]): void {
  const combat = game.state.combat!
  const blockersOf = new Map<ObjectId, ObjectId[]>()
  for (const { attacker, blocker } of choices) {
    const before = blockersOf.get(attacker)
    if (before) before.push(blocker)
    else blockersOf.set(attacker, [blocker])
  }
  setCombat(game, {
    ...combat,
    attackers: combat.attackers.map((record) => {
      const blockers = blockersOf.get(record.attacker) ?? []
      return { ...record, blockers, blocked: blockers.length > 0 }
    }),
    blockersDeclared: true,
    declaredBlockers: [...new Set(choices.map(({ blocker }) => blocker))],
  })
  emit(game, [...blockEvents(game, choices), ...attackerEvents(game)])
}

/** One for each pair. Further blocks of the same creature are marked, because "whenever this blocks" triggers once (CR 509.3a–b). */
function blockEvents(game: Game, choices: readonly BlockChoice[]): GameEvent[] {
  const seen = new Set<ObjectId>()
  return choices.map(({ blocker, attacker }) => {
    const detail = seen.has(blocker) ? 'also' : ''
    seen.add(blocker)
    const { controller } = characteristics(game, blocker)
    return makeEvent('blocks', { object: blocker, source: attacker, player: controller, detail })
  })
}

/** CR 509.3c–d, 509.3g: blocked once, blocked by each blocker, or not blocked. */
function attackerEvents(game: Game): GameEvent[] {
  const player = defendingPlayer(game)
  return game.state.combat!.attackers.flatMap(({ attacker, blockers }) => {
    if (blockers.length === 0) return [makeEvent('attacksUnblocked', { object: attacker, player })]
    return [
      makeEvent('becomesBlocked', { object: attacker, player, amount: blockers.length, objects: blockers }),
      ...blockers.map((source) =>
        makeEvent('becomesBlocked', { object: attacker, source, player, detail: 'byBlocker' }),
      ),
    ]
  })
}
