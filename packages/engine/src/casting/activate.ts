import type { ActivatedAbility } from '@spellwright/dsl'
import { freshObject } from '../atoms/fresh-object.ts'
import { addObject } from '../atoms/move.ts'
import type { AbilityInstance } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { crimeEvents } from '../events/crime.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { newStackItem, updateStackItem } from '../stack/stack-item.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { Bindings, StackItem } from '../state/object.ts'
import { emit } from '../triggers/collect.ts'
import { LOYALTY_KEY } from '../triggers/keys.ts'
import { chooseX, usesX } from './ability-x.ts'
import { type Announcement, announce, hasChoices, NO_CHOICES, targetEvents } from './announce.ts'
import { affordableTargets, canPayToActivate, isLoyaltyAbility } from './can-activate.ts'
import { chooseCosts } from './cost-options.ts'
import { lifeIn, Payer } from './cost-parts.ts'
import { count, type NotedUse } from './mana-ability.ts'
import { manaAbilitiesOf } from './mana-permanents.ts'
import { payMana } from './pay.ts'
import { payPart } from './pay-parts.ts'
import { completeOrRewind } from './rewind.ts'
import { type TotalCost, totalAbilityCost } from './spell-cost.ts'

/** A new ability object on the stack. */
export function putAbilityOnStack(game: Game, player: PlayerId, source: ObjectId, item: StackItem): ObjectId {
  const def = game.state.objects[source]?.def ?? game.state.lastKnown.get(source)?.object.def ?? 0
  const kind = 'ability'
  return addObject(
    game,
    freshObject(game, { owner: player, controller: player, zone: 'stack', def, kind, card: -1, stack: item }),
  )
}

/** An ability that is being activated, since it was put on the stack. */
interface ActivatedNow {
  readonly id: ObjectId
  readonly player: PlayerId
  readonly source: ObjectId
  readonly instance: AbilityInstance
  readonly ability: ActivatedAbility
  readonly x: number
}

/** Activates an ability. Returns the ability on the stack, or 0 if it could not be completed. */
export function activateAbility(game: Game, player: PlayerId, source: ObjectId, instance: AbilityInstance): ObjectId {
  return completeOrRewind(game, player, (noted) => takeSteps(game, player, source, instance, noted))
}

/** The steps of CR 602.2, which are those of 601.2 for a spell. Returns 0 at the first that cannot be completed. */
function takeSteps(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  instance: AbilityInstance,
  noted: NotedUse[],
): ObjectId {
  const ability = instance.ability as ActivatedAbility
  const x = usesX(ability) ? chooseX(game, player, source, instance) : 0
  // 602.2a
  const item = newStackItem('activated', source, { ability, abilityKey: instance.key, x })
  const id = putAbilityOnStack(game, player, source, item)
  const activated: ActivatedNow = { id, player, source, instance, ability, x }
  // 602.2b
  const announced = announceChoices(game, activated)
  if (!announced) return NO_OBJECT
  const total = lockInCost(game, activated, announced)
  if (!payManaOfAbility(game, activated, total, noted)) return NO_OBJECT
  const bindings = payParts(game, activated, total, announced.bindings)
  if (bindings === null) return NO_OBJECT
  updateStackItem(game, id, { bindings: withMovedSource(game, source, bindings) })
  becomesActivated(game, activated, announced)
  return id
}

/** CR 601.2b–d: modes, targets, and how what is divided is divided. Null if there are no legal ones. */
function announceChoices(game: Game, { id, player, source, instance, ability, x }: ActivatedNow): Announcement | null {
  if (!hasChoices(ability)) return NO_CHOICES
  const limits = affordableTargets(game, player, source, ability)
  const announced = announce(game, player, id, ability, x, { abilityKey: instance.key }, source, limits)
  if (!announced) return null
  const { modes, targets, bindings } = announced
  updateStackItem(game, id, { modes, targets, bindings })
  return announced
}

/** CR 601.2f, with the choice among costs of 601.2b. */
function lockInCost(game: Game, { player, source, ability, x }: ActivatedNow, announced: Announcement): TotalCost {
  const targets = announced.targets.flatMap(({ entities }) => entities)
  const payer = new Payer(player, contextOf(source, player, { x }), 'ability')
  const [cost = []] = chooseCosts(game, payer, [ability.cost], ([way = []]) =>
    canPayToActivate(game, player, source, ability, way, targets),
  )
  return totalAbilityCost(game, player, source, cost, x, ability.keyword, false, ability, targets)
}

/** CR 601.2g–h: the source does not make mana for an ability whose cost needs the source itself. */
function payManaOfAbility(
  game: Game,
  { player, source, x }: ActivatedNow,
  total: TotalCost,
  noted: NotedUse[],
): boolean {
  const needsSelf = total.parts.some(
    (part) => part.kind === 'tap' || ((part.kind === 'sacrifice' || part.kind === 'exile') && part.what === 'self'),
  )
  const use = { kind: 'ability', object: source, player } as const
  return payMana(game, total.mana, use, {
    phyrexian: 'preferMana',
    noted,
    lifeElsewhere: lifeIn(game, new Payer(player, contextOf(source, player, { x }), 'ability'), total.parts),
    except: needsSelf ? [source] : [],
    spare: needsSelf || manaAbilitiesOf(characteristics(game, source)).length === 0 ? NO_OBJECT : source,
  })
}

/** CR 601.2h: pays what is not mana. Returns what the ability remembers then, or null if something cannot be paid. */
function payParts(
  game: Game,
  { player, source, instance, ability, x }: ActivatedNow,
  { parts }: TotalCost,
  announced: Bindings,
): Bindings | null {
  let bindings = announced
  for (const part of parts) {
    const ctx = contextOf(source, player, { x, bindings, abilityKey: instance.key })
    const isPaid = payPart(game, new Payer(player, ctx, 'ability'), part, (name, value) => {
      bindings = { ...bindings, [name]: value }
    })
    if (!isPaid) return null
    // CR 702.29c: cycling happens when its cost is paid.
    if (ability.keyword === 'cycling' && part.kind === 'discard') cycled(game, player, source, x)
  }
  return bindings
}

/** CR 400.7k: the ability can find its source if paying the cost moved it. */
function withMovedSource(game: Game, source: ObjectId, bindings: Bindings): Bindings {
  const became = game.state.objects[source] ? NO_OBJECT : (game.state.lastKnown.get(source)?.became ?? NO_OBJECT)
  return became === NO_OBJECT ? bindings : { ...bindings, 'may.follow': [became] }
}

/** CR 601.2i, 602.2b: it becomes activated; things trigger. */
function becomesActivated(
  game: Game,
  { id, player, source, instance, ability }: ActivatedNow,
  { targets }: Announcement,
): void {
  count(game, source, instance)
  const loyal = isLoyaltyAbility(ability)
  if (loyal) game.state.activations.set(`loyalty${source}`, 1)
  const detail = loyal ? `${LOYALTY_KEY}${instance.key}` : instance.key
  emit(game, [
    makeEvent('activated', { object: source, player, detail, source: id, controller: player }),
    ...targetEvents(id, player, targets),
    ...crimeEvents(game, id, player, targets),
  ])
}

function cycled(game: Game, player: PlayerId, source: ObjectId, x: number): void {
  const became = game.state.lastKnown.get(source)?.became ?? NO_OBJECT
  emit(game, [makeEvent('cycled', { object: became, player, amount: x, controller: player })])
}
