import { hasKeyword, hasSubtype, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { crimeEvents } from '../events/crime.ts'
import { makeEvent } from '../events/event.ts'
import { unprepareFor } from '../frames/prepare.ts'
import type { Game } from '../game/game.ts'
import { noteCast } from '../query/casts-this-game.ts'
import { nameOf } from '../query/lookup.ts'
import { updateStackItem } from '../stack/stack-item.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { CastRecord, GameObject } from '../state/object.ts'
import { updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { type Announcement, targetEvents } from './announce.ts'
import { wasSo } from './as-cast.ts'
import type { CastRequest } from './cast-request.ts'
import { noteGranted } from './granted-costs.ts'
import type { NotedUse } from './mana-ability.ts'
import { manaSpentOn } from './mana-spent.ts'
import { lockInCost, payForSpell, type SpellPayment } from './pay-for-spell.ts'
import { enterWithCounter, gainByPermission, notePermission, type Permission } from './permissions.ts'
import {
  type AnnouncedCosts,
  announceChoices,
  announceCosts,
  type ProposedSpell,
  proposeSpell,
} from './propose-spell.ts'
import { completeOrRewind } from './rewind.ts'

/**
 * Casts a spell. If it cannot be completed, or the player cancels while paying, it is rewound (CR 733.1). Returns the
 * spell, or 0.
 */
export function castSpell(game: Game, player: PlayerId, request: CastRequest): ObjectId {
  return completeOrRewind(game, player, (noted) => takeSteps(game, player, request, noted))
}

/** The steps of CR 601.2, in their order. Returns 0 at the first that cannot be completed. */
function takeSteps(game: Game, player: PlayerId, request: CastRequest, noted: NotedUse[]): ObjectId {
  // 601.2a
  const spell = proposeSpell(game, player, request)
  if (spell === null) return NO_OBJECT
  // 601.2b–d
  const costs = announceCosts(game, spell)
  const announced = costs && announceChoices(game, spell, costs)
  if (!announced) return NO_OBJECT
  // 601.2f–h
  const total = lockInCost(game, spell, costs, announced)
  const payment = payForSpell(game, spell, costs, total, announced, noted)
  if (payment === null) return NO_OBJECT
  // 601.2i
  rememberPayment(game, spell, costs, announced, payment)
  becomesCast(game, spell, announced)
  return spell.id
}

/** What the spell, and the effects that let it be cast that way, remember of it. */
function rememberPayment(
  game: Game,
  { id, player, request, card, permission }: ProposedSpell,
  { cast }: AnnouncedCosts,
  announced: Announcement,
  { bindings, manaSpent, manaSpentOnX, lifePaid, withRiders }: SpellPayment,
): void {
  if (bindings !== announced.bindings) updateStackItem(game, id, { bindings })
  const completed = {
    ...cast,
    manaSpent,
    manaSpentOnX,
    order: castsThisTurn(game),
    phyrexianLife: lifePaid / 2,
    ...wasSo(game, id, player),
  }
  updateObject(game, id, { cast: completed, after: afterResolution(game, id, completed, permission) })
  if (withRiders.length > 0) manaSpentOn(game, id, player, withRiders)
  noteGranted(game, request.method)
  notePermission(game, permission)
  enterWithCounter(game, permission, id)
  gainByPermission(game, permission, id)
  unprepareFor(game, card)
}

function castsThisTurn(game: Game): number {
  let casts = 0
  for (const { kind } of game.state.history.thisTurn) if (kind === 'cast') casts++
  return casts
}

/** Where the card goes when it leaves the stack, if not to its owner's graveyard. */
function afterResolution(
  game: Game,
  id: ObjectId,
  cast: CastRecord,
  permission: Permission | undefined,
): GameObject['after'] {
  const c = characteristics(game, id)
  // CR 702.34a, 702.133a, 702.127a, 702.180a
  const exiles = ['flashback', 'jump-start', 'harmonize'].some((word) => cast.paid.includes(word))
  if (exiles || (cast.from === 'graveyard' && hasKeyword(c, 'aftermath'))) return 'exile'
  if (cast.paid.includes('buyback')) return 'hand'
  if (hasSubtype(c, 'Adventure')) return 'adventure'
  if (hasSubtype(c, 'Omen')) return 'omen'
  if (permission?.rule.graveyard === 'exile') return 'exileNotGraveyard'
  if (cast.from === 'hand' && keywordsNamed(c, 'rebound').length > 0) return 'rebound'
  return null
}

/** CR 601.2i: it becomes cast; things trigger. */
function becomesCast(game: Game, { id, player, card }: ProposedSpell, { targets }: Announcement): void {
  noteCast(game, player, nameOf(game, id))
  const cast = makeEvent('cast', { object: id, player, from: card.zone, to: 'stack', controller: player })
  emit(game, [cast, ...targetEvents(id, player, targets), ...crimeEvents(game, id, player, targets)])
}
