import type { ActivatedAbility, Cost, CostPart } from '@spellwright/dsl'
import { costDependsOnX, hasPossibleX, restrictsX } from '../casting/ability-x.ts'
import { isPayableForSomeTargets, whyCantActivate } from '../casting/can-activate.ts'
import { canCastNow } from '../casting/can-cast.ts'
import { castableCards, castableFaces, FACE_DOWN_METHODS, methodsFor, withFace } from '../casting/cast-options.ts'
import { CastRequest } from '../casting/cast-request.ts'
import { abilityOf } from '../casting/mana-ability.ts'
import { hasLegalTargets, legalModes } from '../casting/targets.ts'
import { hasInstantTiming, isSorceryTime } from '../casting/timing.ts'
import { type AbilityInstance, type Characteristics, hasKeyword } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Action } from '../decision/action.ts'
import type { Decision } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility } from '../mana/abilities.ts'
import { abilityContext } from '../query/context.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { playerRules, rulesOfKind } from '../query/rules.ts'
import { companionOf } from '../setup/companion.ts'
import { compiledOf } from '../state/compiled.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { concernedBy } from '../turn/player-control.ts'
import { whyIllegalManual } from './manual.ts'
import { landFaces, whyCantPlayLand } from './play-land.ts'
import { isPlayedByHand, whyCantPlaySandbox } from './sandbox.ts'
import { whyCantTakeSpecialAction } from './special-action.ts'
import { whyCantTurnFaceUp } from './turn-face-up.ts'

const MANA_PARTS: ReadonlySet<CostPart['kind']> = new Set(['mana', 'ownManaCost', 'generic', 'choice', 'repeated'])

/** Most abilities of lands and many others never cost mana, unless an effect makes them. */
const mayCostMana = (game: Game, cost: Cost): boolean =>
  cost.some(({ kind }) => MANA_PARTS.has(kind)) || rulesOfKind(game, 'abilityCostChange').length > 0

/** Why that ability cannot be activated now, targets and mana included. */
export function whyCantActivateFully(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  instance: AbilityInstance,
): string | null {
  const ability = instance.ability as ActivatedAbility
  const why = whyCantActivate(game, player, id, instance)
  if (why) return why
  const ctx = abilityContext(id, player, instance.key)
  if (restrictsX(ability)) {
    if (!hasPossibleX(game, player, id, instance)) return `${nameOf(game, id)}: there is no X for that ability`
  } else if (!hasLegalTargets(game, ctx, ability.targets, 0 as ObjectId))
    return `${nameOf(game, id)}: there is no legal target`
  if (ability.modes && legalModes(game, ctx, ability.modes, 0 as ObjectId).length === 0)
    return `${nameOf(game, id)}: there is no legal mode`
  // With a cost that depends on X, each X was tried with its mana.
  if (!mayCostMana(game, ability.cost) || costDependsOnX(ability)) return null
  return isPayableForSomeTargets(game, player, id, ability)
    ? null
    : `${nameOf(game, id)}: you can't pay for that ability`
}

/** Why that answer to the question what to do is not legal, or null. */
export function whyIllegalAct(game: Game, decision: Decision, action: Action): string | null {
  // CR 723.6
  if (decision.onBehalfOf !== undefined && action?.kind === 'concede') return 'You cannot concede for another player.'
  return whyIllegalAction(game, concernedBy(decision), action)
}

/** Why the player with priority cannot do that, or null (SPEC S4.2). */
export function whyIllegalAction(game: Game, player: PlayerId, action: Action): string | null {
  switch (action?.kind) {
    case 'pass':
    case 'concede':
      return null
    case 'playLand':
      return sentence(
        isPlayedByHand(game, action.object)
          ? whyCantPlaySandbox(game, player, action.object)
          : whyCantPlayLand(game, player, action.object, action.face ?? 0),
      )
    case 'cast':
      return sentence(
        isPlayedByHand(game, action.object)
          ? whyCantPlaySandbox(game, player, action.object)
          : canCastNow(game, player, new CastRequest(action.object, action.face ?? 0, action.method ?? 'normal')),
      )
    case 'activate':
    case 'activateMana': {
      const instance = abilityOf(game, action.object, action.ability)
      if (action.kind === 'activate' && instance?.ability.kind === 'specialAction')
        return sentence(whyCantTakeSpecialAction(game, player, action.object, instance))
      if (instance?.ability.kind !== 'activated') return 'That object has no such ability.'
      if ((action.kind === 'activateMana') !== isManaAbility(instance.ability))
        return action.kind === 'activateMana' ? 'That is not a mana ability.' : 'That is a mana ability.'
      return sentence(whyCantActivateFully(game, player, action.object, instance))
    }
    case 'turnFaceUp':
      return sentence(whyCantTurnFaceUp(game, player, action.object))
    case 'manual':
      return sentence(whyIllegalManual(game, player, action.manual))
    default:
      return 'That is not an action.'
  }
}

const sentence = (why: string | null): string | null =>
  why === null ? null : `${why.charAt(0).toUpperCase()}${why.slice(1)}${why.endsWith('.') ? '' : '.'}`

/** Some costs let a spell be cast any time its controller could cast an instant (CR 601.3c). */
const mayHaveInstantTiming = (c: Characteristics): boolean =>
  c.abilities.some(({ ability }) => 'timing' in ability && ability.timing === 'instant')

/** Everything the player with priority may do now; passing first. */
export function legalActions(game: Game, player: PlayerId): Action[] {
  const actions: Action[] = [{ kind: 'pass' }]
  addLands(game, player, actions)
  addSpells(game, player, actions)
  addAbilities(game, player, actions)
  return actions
}

function addLands(game: Game, player: PlayerId, actions: Action[]): void {
  if (game.state.turn.active !== player || game.state.stack.length > 0) return
  const cards = [...game.state.hand[player], ...game.state.graveyard[player]]
  const top = game.state.library[player].at(-1)
  if (top !== undefined) cards.push(top)
  const isAllowed = game.state.exile.length > 0 && playerRules(game, 'mayPlayFrom', player).length > 0
  cards.push(...game.state.exile.filter((id) => isAllowed || mustGet(game, id).after === 'adventure'))
  if (playerRules(game, 'mayPlayFrom', player).some(({ rule }) => rule.zone === 'outside'))
    cards.push(...game.state.outside[player])
  for (const id of cards) {
    if (isPlayedByHand(game, id)) continue
    for (const face of landFaces(game, id))
      if (whyCantPlayLand(game, player, id, face) === null) actions.push({ kind: 'playLand', object: id, face })
  }
}

function addSpells(game: Game, player: PlayerId, actions: Action[]): void {
  const anything = isSorceryTime(game, player)
  for (const id of castableCards(game, player)) {
    if (isPlayedByHand(game, id)) continue
    for (const face of castableFaces(game, mustGet(game, id))) {
      const methods = withFace(game, id, face, () => {
        const c = characteristics(game, id)
        return anything ||
          hasInstantTiming(game, player, id, c) ||
          mayHaveInstantTiming(c) ||
          FACE_DOWN_METHODS.some((word) => hasKeyword(c, word)) ||
          hasKeyword(c, 'bestow') ||
          hasKeyword(c, 'sneak') ||
          rulesOfKind(game, 'mayCastFor').some(({ rule }) => rule.flash !== undefined)
          ? methodsFor(game, player, id, c)
          : []
      })
      for (const method of methods)
        if (canCastNow(game, player, new CastRequest(id, face, method)) === null)
          actions.push({ kind: 'cast', object: id, face, method })
    }
  }
  const { kitchenTable, unsupportedCards } = game.state.options
  if (kitchenTable || unsupportedCards === 'byHand')
    for (const id of game.state.hand[player])
      if (isPlayedByHand(game, id) && whyCantPlaySandbox(game, player, id) === null)
        actions.push({ kind: 'cast', object: id, face: 0, method: 'normal' })
}

function addAbilities(game: Game, player: PlayerId, actions: Action[]): void {
  const { state } = game
  const isTheirs = (id: ObjectId, c: Characteristics): boolean =>
    mustGet(game, id).zone === 'battlefield' && c.controller !== player
  const add = (id: ObjectId): void => {
    const c = characteristics(game, id)
    for (const instance of c.abilities) {
      const { ability } = instance
      if (ability.kind === 'specialAction' && whyCantTakeSpecialAction(game, player, id, instance) === null)
        actions.push({ kind: 'activate', object: id, ability: instance.key })
      if (ability.kind !== 'activated' || (isTheirs(id, c) && ability.activator !== 'anyPlayer')) continue
      if (whyCantActivateFully(game, player, id, instance) !== null) continue
      actions.push({
        kind: isManaAbility(ability) ? 'activateMana' : 'activate',
        object: id,
        ability: instance.key,
      })
    }
    if (mustGet(game, id).faceDown && whyCantTurnFaceUp(game, player, id) === null)
      actions.push({ kind: 'turnFaceUp', object: id })
  }
  for (const id of state.battlefield) add(id)
  const companion = companionOf(game, player)
  if (companion !== undefined) add(companion)
  const given = game.watches.grantsElsewhere || state.effects.length > 0
  for (const zone of ['hand', 'graveyard'] as const)
    for (const id of state[zone][player])
      if (given || compiledOf(game, mustGet(game, id).def).activatesElsewhere) add(id)
}
