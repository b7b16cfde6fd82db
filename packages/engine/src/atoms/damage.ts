import { type Characteristics, hasKeyword, isCreature, keywordsNamed, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { isPlayerProtectedFrom, isProtectedFrom } from '../keywords/protection.ts'
import { controllerOf, currentOrLastKnown, mustGet } from '../query/lookup.ts'
import { replaceEvent, runAfterPrevention } from '../replacement/apply.ts'
import { inShieldOrder } from '../replacement/shield-order.ts'
import { isUnpreventable } from '../replacement/unpreventable.ts'
import {
  type EntityId,
  entityPlayer,
  isPlayerEntity,
  NO_OBJECT,
  type ObjectId,
  PLAYERS,
  type PlayerId,
  playerEntity,
} from '../state/ids.ts'
import { wholeNumber } from '../state/records.ts'
import { updateStatus } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { putCounters, putPlayerCounters, removeCounters } from './counters.ts'
import { type LifeChange, lifeChanged, replacedGain, replacedLoss } from './life.ts'

export interface DamageItem {
  readonly source: ObjectId
  readonly target: EntityId
  readonly amount: number
  readonly combat: boolean
  readonly preventable: boolean
}

const DAMAGEABLE = TYPE_BIT.creature | TYPE_BIT.planeswalker | TYPE_BIT.battle

/** Can it be dealt damage at all? (CR 120.1) */
const canBeDealt = (game: Game, target: EntityId): boolean => {
  if (isPlayerEntity(target)) return game.state.players[entityPlayer(target)].lost === null
  const object = game.state.objects[target as ObjectId]
  return object?.zone === 'battlefield' && (characteristics(game, target as ObjectId).types & DAMAGEABLE) !== 0
}

/** CR 702.16e: damage from a source with the quality is prevented. */
const isPreventedByProtection = (game: Game, item: DamageItem): boolean => {
  if (isUnpreventable(game, item)) return false
  return isPlayerEntity(item.target)
    ? isPlayerProtectedFrom(game, entityPlayer(item.target), item.source)
    : isProtectedFrom(game, item.target as ObjectId, item.source)
}

/**
 * The one place where damage is dealt (CR 120). Everything given together is dealt simultaneously.
 * Returns how much each item dealt in the end.
 */
export function dealDamage(game: Game, items: readonly DamageItem[]): number[] {
  const dealt = items.map(() => 0)
  const final: { item: DamageItem; index: number }[] = []
  for (const item of inShieldOrder(game, items))
    for (const one of replaced(game, item)) final.push({ item: one, index: items.indexOf(item) })
  const events: GameEvent[] = []
  for (const { item, index } of final) {
    dealt[index] = (dealt[index] ?? 0) + item.amount
    events.push(damageEvent(game, item))
  }
  for (const { item } of final) damageResults(game, item)
  if (game.afterPrevention.length > 0) runAfterPrevention(game, 'gains')
  const life = lifeChanged(game, lifeChanges(game, final))
  emit(game, [...life.filter(isOfOneSource), ...events, ...life.filter((event) => !isOfOneSource(event))])
  if (game.afterPrevention.length > 0) runAfterPrevention(game, 'rest')
  return dealt
}

/** What is dealt in the end: the damage as it was changed, and the parts of it that are dealt to something else. */
function replaced(game: Game, item: DamageItem): DamageItem[] {
  if (item.amount <= 0 || !canBeDealt(game, item.target) || isPreventedByProtection(game, item)) return []
  const event = replaceEvent(game, { kind: 'damage', ...item, amount: wholeNumber(item.amount) })
  const found: DamageItem[] = event && event.amount > 0 && canBeDealt(game, event.target) ? [event] : []
  if (game.redirectedDamage.length === 0) return found
  const parts = game.redirectedDamage
  game.redirectedDamage = []
  const outer = game.appliedReplacements
  try {
    for (const { proposal, applied } of parts) {
      game.appliedReplacements = applied
      found.push(...replaced(game, proposal))
    }
  } finally {
    game.appliedReplacements = outer
  }
  return found
}

function damageEvent(game: Game, item: DamageItem): GameEvent {
  const toPlayer = isPlayerEntity(item.target)
  return makeEvent('damage', {
    source: item.source,
    object: toPlayer ? NO_OBJECT : (item.target as ObjectId),
    player: toPlayer ? entityPlayer(item.target) : controllerOf(game, item.target as ObjectId),
    amount: item.amount,
    combat: item.combat,
    controller: controllerOf(game, item.source),
  })
}

function isInfectious(game: Game, id: ObjectId): boolean {
  const source = currentOrLastKnown(game, id)
  return source !== undefined && hasKeyword(source, 'infect')
}

/** CR 120.3: what damage does, apart from what it does to life totals. */
function damageResults(game: Game, item: DamageItem): void {
  const source = currentOrLastKnown(game, item.source)
  const infect = isInfectious(game, item.source)
  if (isPlayerEntity(item.target)) {
    const player = entityPlayer(item.target)
    if (infect) putPlayerCounters(game, player, 'poison', item.amount, item.source)
    poisonFromToxic(game, player, item, source)
    return
  }
  const id = item.target as ObjectId
  const c = characteristics(game, id)
  if ((c.types & TYPE_BIT.planeswalker) !== 0) removeCounters(game, id, 'loyalty', item.amount)
  if ((c.types & TYPE_BIT.battle) !== 0) removeCounters(game, id, 'defense', item.amount)
  if (!isCreature(c)) return
  // CR 702.80a, 702.90c
  if (infect || (source !== undefined && hasKeyword(source, 'wither')))
    putCounters(game, id, '-1/-1', item.amount, item.source)
  else updateStatus(game, id, { damage: mustGet(game, id).damage + item.amount })
  if (source !== undefined && hasKeyword(source, 'deathtouch')) updateStatus(game, id, { deathtouched: true })
}

/** Such a loss is told with its damage, any other after it. */
const isOfOneSource = ({ kind, source }: GameEvent): boolean => kind === 'lifeLost' && source !== NO_OBJECT

const NO_CHANGES: LifeChange[] = []

/**
 * CR 120.4c: how much life is gained and lost at the same time. A player loses life once, however many sources dealt the
 * damage; each source with lifelink causes a gain of its own (CR 119.9).
 */
function lifeChanges(game: Game, dealt: readonly { readonly item: DamageItem }[]): readonly LifeChange[] {
  let changes = NO_CHANGES
  for (const { id, amount } of lifelinks(game, dealt)) {
    const player = controllerOf(game, id)
    const change = replacedGain(game, player, amount, id)
    if (change > 0) changes = [...changes, { player, change, source: id, detail: '' }]
  }
  for (const player of PLAYERS) {
    const gained = changes.reduce(
      (sum, { player: who, change }) => sum + (who === player && change > 0 ? change : 0),
      0,
    )
    const loss = lossFromDamage(game, player, dealt, gained)
    if (loss !== null) changes = [...changes, loss]
  }
  return changes
}

/** CR 120.3a: effects on losing life apply first, then those on what damage does; the player would choose so (CR 616.1). */
function lossFromDamage(
  game: Game,
  player: PlayerId,
  dealt: readonly { readonly item: DamageItem }[],
  gained: number,
): LifeChange | null {
  let total = 0
  let source: ObjectId | null = null
  for (const { item } of dealt) {
    if (item.target !== playerEntity(player) || isInfectious(game, item.source)) continue
    total += item.amount
    source = source === null || source === item.source ? item.source : NO_OBJECT
  }
  if (source === null) return null
  const lost = replacedLoss(game, player, total, source)
  const event =
    lost > 0 ? replaceEvent(game, { kind: 'lifeLossFromDamage', player, amount: lost, gained, source }) : null
  return event && event.amount > 0 ? { player, change: -event.amount, source, detail: 'damage' } : null
}

/** CR 702.164c */
function poisonFromToxic(game: Game, player: PlayerId, item: DamageItem, source: Characteristics | undefined): void {
  if (item.combat && source !== undefined) putPlayerCounters(game, player, 'poison', toxic(source), item.source)
}

const toxic = (source: Characteristics): number =>
  keywordsNamed(source, 'toxic').reduce(
    (sum, word) => sum + (typeof word === 'object' && word.kind === 'toxic' ? word.count : 0),
    0,
  )

/** CR 702.15b, 702.15e: each source's controller gains as much life as it dealt damage, in one gain per source. */
function lifelinks(game: Game, dealt: readonly { readonly item: DamageItem }[]): readonly Lifelink[] {
  let found: Lifelink[] = NO_LIFELINKS
  for (const { item } of dealt) {
    const id = item.source
    const source = currentOrLastKnown(game, id)
    if (source === undefined || !hasKeyword(source, 'lifelink')) continue
    const known = found.find((other) => other.id === id)
    if (known) known.amount += item.amount
    else found = [...found, { id, amount: item.amount }]
  }
  return found
}

interface Lifelink {
  readonly id: ObjectId
  amount: number
}

const NO_LIFELINKS: Lifelink[] = []
