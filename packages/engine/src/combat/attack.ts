import { exert } from '../atoms/keyword-actions.ts'
import { tap, tapAll } from '../atoms/tap.ts'
import { hasSummoningSickness } from '../casting/cost-parts.ts'
import { hasKeyword, isCreature } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { AttackChoice } from '../decision/action.ts'
import { ask, askObjects, askYesNo } from '../decision/ask.ts'
import type { AttackDecision } from '../decision/decision.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { isOnBattlefield, mustGet, nameOf, permanentsOf } from '../query/lookup.ts'
import { ruleApplies, rulesOfKind } from '../query/rules.ts'
import { NO_OBJECT, type ObjectId } from '../state/ids.ts'
import type { AttackRecord } from '../state/state.ts'
import { emit } from '../triggers/collect.ts'
import { canPayToAttack, isFreeAttack, payToAttack, tapsToAttack } from './attack-costs.ts'
import { minimumAttack, whyIllegalAttack } from './attack-requirements.ts'
import { type AttackCandidate, attackCandidates } from './can-attack.ts'
import { attackedPermanent } from './defenders.ts'
import { beginCombat, defendingPlayer, setCombat } from './phase.ts'

export { type AttackCandidate, attackCandidates, canAttack, whyCannotAttack } from './can-attack.ts'
export { beginCombat, endCombat } from './phase.ts'

/** After this many declarations that were not paid for, attacks with a cost are no longer offered, so that the game goes on. */
const UNPAID_DECLARATIONS = 3

type Unpaid = readonly (readonly AttackChoice[])[]

const isSame = (a: AttackChoice, b: AttackChoice): boolean => a.attacker === b.attacker && a.defender === b.defender

/** Adding attackers to an attack that was not paid for does not make it cheaper. */
const costsAsMuch = (choices: readonly AttackChoice[], unpaid: Unpaid): boolean =>
  unpaid.some((costly) => costly.every((wanted) => choices.some((choice) => isSame(choice, wanted))))

function attackDecision(game: Game, candidates: readonly AttackCandidate[], unpaid: Unpaid): AttackDecision {
  return {
    shape: 'attack',
    purpose: 'attackers',
    player: game.state.turn.active,
    source: NO_OBJECT,
    text: 'Declare attackers.',
    candidates,
    check: (choices) => {
      if (costsAsMuch(choices, unpaid)) return 'You did not pay for that attack: attack with fewer creatures.'
      if (!canPayToAttack(game, game.state.turn.active, choices)) return 'You cannot pay the cost of that attack.'
      return whyIllegalAttack(game, candidates, choices)
    },
    minimum: () => minimumAttack(game, candidates),
  }
}

function withoutCosts(game: Game, candidates: readonly AttackCandidate[]): AttackCandidate[] {
  return candidates
    .map(({ attacker, defenders }) => ({
      attacker,
      defenders: defenders.filter((defender) => isFreeAttack(game, { attacker, defender })),
    }))
    .filter(({ defenders }) => defenders.length > 0)
}

/** If the costs of a declaration are not paid, it is reversed and the player declares again (CR 508.1, 733). */
function chooseAttack(game: Game, first: readonly AttackCandidate[]): readonly AttackChoice[] {
  const player = game.state.turn.active
  const unpaid: AttackChoice[][] = []
  for (;;) {
    const all = unpaid.length === 0 ? first : attackCandidates(game, player)
    const candidates = unpaid.length < UNPAID_DECLARATIONS ? all : withoutCosts(game, all)
    if (candidates.length === 0) return []
    const choices = ask<'attack'>(game, attackDecision(game, candidates, unpaid))
    if (payToAttack(game, player, choices)) return choices
    unpaid.push(choices.filter((choice) => !isFreeAttack(game, choice)))
  }
}

/** CR 508.1: the turn-based action of the declare attackers step. */
export function declareAttackers(game: Game): void {
  if (!game.state.combat) beginCombat(game)
  const candidates = attackCandidates(game, game.state.turn.active)
  if (candidates.length === 0) return
  const chosen = chooseAttack(game, candidates)
  // CR 508.1k: those still controlled by the active player, after costs were paid, become attacking creatures.
  const attacking = chosen.filter(({ attacker }) => {
    if (!isOnBattlefield(game, attacker)) return false
    const c = characteristics(game, attacker)
    return isCreature(c) && c.controller === game.state.turn.active
  })
  if (attacking.length === 0) return
  const exerted = rulesOfKind(game, 'mayExert').length > 0 ? chooseExerted(game, attacking) : NOTHING
  const enlisted = chooseEnlisted(game, attacking)
  becomeAttackers(game, attacking)
  for (const id of exerted) exert(game, id, game.state.turn.active)
  for (const { attacker, helper } of enlisted)
    if (tap(game, helper)) emit(game, [makeEvent('enlisted', { object: attacker, source: helper })])
}

const NOTHING: readonly ObjectId[] = []

/** CR 508.1g, 701.43d: which of the attackers are exerted as they attack. */
function chooseExerted(game: Game, choices: readonly AttackChoice[]): ObjectId[] {
  const exerted: ObjectId[] = []
  for (const { attacker } of choices) {
    if (!ruleApplies(game, 'mayExert', attacker)) continue
    const text = `Exert ${nameOf(game, attacker)} as it attacks?`
    const player = game.state.turn.active
    if (askYesNo(game, { player, purpose: 'yesNo', source: attacker, text })) exerted.push(attacker)
  }
  return exerted
}

interface Enlisted {
  readonly attacker: ObjectId
  readonly helper: ObjectId
}

/** CR 702.154a: for each attacker with enlist, up to one creature that does not attack and could have been tapped for {T}. */
function chooseEnlisted(game: Game, choices: readonly AttackChoice[]): readonly Enlisted[] {
  const enlisting = choices.filter(({ attacker }) => hasKeyword(characteristics(game, attacker), 'enlist'))
  const enlisted: Enlisted[] = []
  for (const { attacker } of enlisting) {
    const taken = [...choices.map((choice) => choice.attacker), ...enlisted.map(({ helper }) => helper)]
    const helpers = permanentsOf(game, game.state.turn.active).filter(
      (id) =>
        !taken.includes(id) &&
        isCreature(characteristics(game, id)) &&
        !mustGet(game, id).tapped &&
        !hasSummoningSickness(game, id),
    )
    const text = `Choose a creature for ${nameOf(game, attacker)} to enlist, or none.`
    const question = { player: game.state.turn.active, purpose: 'costObjects', source: attacker, text } as const
    const [helper] = helpers.length === 0 ? [] : askObjects(game, question, helpers, 0, 1)
    if (helper !== undefined) enlisted.push({ attacker, helper })
  }
  return enlisted
}

function becomeAttackers(game: Game, choices: readonly AttackChoice[]): void {
  const objects = choices.map(({ attacker }) => attacker)
  tapAll(
    game,
    objects.filter((id) => tapsToAttack(game, id)),
  )
  const combat = game.state.combat!
  const records = choices.map(
    ({ attacker, defender }): AttackRecord => ({
      attacker,
      defender,
      blocked: false,
      blockers: [],
      struckFirst: false,
    }),
  )
  setCombat(game, {
    ...combat,
    attackers: [...combat.attackers, ...records],
    declaredAttackers: [...combat.declaredAttackers, ...objects],
  })
  // CR 508.1m, 508.3
  const declared = makeEvent('attackersDeclared', { player: game.state.turn.active, objects, amount: objects.length })
  const attacks = choices.map(({ attacker, defender }) =>
    makeEvent('attacks', { object: attacker, player: defendingPlayer(game), source: attackedPermanent(defender) }),
  )
  emit(game, [declared, ...attacks])
}
