import { type Characteristics, hasKeyword, isCreature, keywordsNamed, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { isPlayerProtectedFrom, isProtectedFrom } from '../keywords/protection.ts'
import { controllerOf, currentOrLastKnown, mustGet } from '../query/lookup.ts'
import { replaceEvent, runAfterPrevention } from '../replacement/apply.ts'
import { isUnpreventable } from '../replacement/unpreventable.ts'
import { type EntityId, entityPlayer, isPlayerEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { wholeNumber } from '../state/records.ts'
import { updateStatus } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { putCounters, putPlayerCounters, removeCounters } from './counters.ts'
import { gainLife, lifeDown, replacedLoss } from './life.ts'

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
  for (const [index, item] of items.entries()) for (const one of replaced(game, item)) final.push({ item: one, index })
  const events: GameEvent[] = []
  for (const { item, index } of final) {
    dealt[index] = (dealt[index] ?? 0) + item.amount
    events.push(damageEvent(game, item))
  }
  for (const { item } of final) damageResults(game, item)
  emit(game, events)
  for (const { id, amount } of lifelinks(game, final)) gainLife(game, controllerOf(game, id), amount, id)
  if (game.afterPrevention.length > 0) runAfterPrevention(game)
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

/** CR 120.3: what damage does. */
function damageResults(game: Game, item: DamageItem): void {
  const source = currentOrLastKnown(game, item.source)
  const infect = source !== undefined && hasKeyword(source, 'infect')
  if (isPlayerEntity(item.target)) {
    const player = entityPlayer(item.target)
    if (infect) putPlayerCounters(game, player, 'poison', item.amount, item.source)
    else loseToDamage(game, player, item)
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

function loseToDamage(game: Game, player: PlayerId, { amount, source }: DamageItem): void {
  // CR 120.3a: the player loses life, and effects on that apply; the player would apply those that limit it last (CR 616.1).
  const lost = replacedLoss(game, player, amount, source)
  const event = lost > 0 ? replaceEvent(game, { kind: 'lifeLossFromDamage', player, amount: lost, source }) : null
  if (event && event.amount > 0) lifeDown(game, event.player, event.amount, source, 'damage')
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
