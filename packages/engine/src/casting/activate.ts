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
import { announce, hasChoices, NO_CHOICES, targetEvents } from './announce.ts'
import { affordableTargets, canPayToActivate, isLoyaltyAbility } from './can-activate.ts'
import { chooseCosts } from './cost-options.ts'
import { lifeIn, Payer } from './cost-parts.ts'
import { count, type NotedUse } from './mana-ability.ts'
import { manaAbilitiesOf } from './mana-permanents.ts'
import { payMana } from './pay.ts'
import { payPart } from './pay-parts.ts'
import { completeOrRewind } from './rewind.ts'
import { totalAbilityCost } from './spell-cost.ts'

/** A new ability object on the stack. */
export function putAbilityOnStack(game: Game, player: PlayerId, source: ObjectId, item: StackItem): ObjectId {
  const def = game.state.objects[source]?.def ?? game.state.lastKnown.get(source)?.object.def ?? 0
  const kind = 'ability'
  return addObject(
    game,
    freshObject(game, { owner: player, controller: player, zone: 'stack', def, kind, card: -1, stack: item }),
  )
}

/** Activates an ability in the order of CR 602.2. Returns the ability on the stack, or 0 if it could not be completed. */
export function activateAbility(game: Game, player: PlayerId, source: ObjectId, instance: AbilityInstance): ObjectId {
  return completeOrRewind(game, player, (noted) => announceAndPay(game, player, source, instance, noted))
}

function announceAndPay(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  instance: AbilityInstance,
  noted: NotedUse[],
): ObjectId {
  const ability = instance.ability as ActivatedAbility
  const x = usesX(ability) ? chooseX(game, player, source, instance) : 0
  const item = newStackItem('activated', source, { ability, abilityKey: instance.key, x })
  const id = putAbilityOnStack(game, player, source, item)
  const announced = hasChoices(ability)
    ? announce(
        game,
        player,
        id,
        ability,
        x,
        { abilityKey: instance.key },
        source,
        affordableTargets(game, player, source, ability),
      )
    : NO_CHOICES
  if (!announced) return NO_OBJECT
  if (announced !== NO_CHOICES)
    updateStackItem(game, id, { modes: announced.modes, targets: announced.targets, bindings: announced.bindings })
  const targets = announced.targets.flatMap(({ entities }) => entities)
  const [cost = []] = chooseCosts(
    game,
    new Payer(player, contextOf(source, player, { x }), 'ability'),
    [ability.cost],
    ([way = []]) => canPayToActivate(game, player, source, ability, way, targets),
  )
  const total = totalAbilityCost(game, player, source, cost, x, ability.keyword, false, ability, targets)
  const needsSelf = total.parts.some(
    (part) => part.kind === 'tap' || ((part.kind === 'sacrifice' || part.kind === 'exile') && part.what === 'self'),
  )
  const paid = payMana(
    game,
    total.mana,
    { kind: 'ability', object: source, player },
    {
      phyrexian: 'preferMana',
      noted,
      lifeElsewhere: lifeIn(game, new Payer(player, contextOf(source, player, { x }), 'ability'), total.parts),
      except: needsSelf ? [source] : [],
      spare: needsSelf || manaAbilitiesOf(characteristics(game, source)).length === 0 ? NO_OBJECT : source,
    },
  )
  if (!paid) return NO_OBJECT
  let bindings: Bindings = announced.bindings
  for (const part of total.parts) {
    const ctx = contextOf(source, player, { x, bindings, abilityKey: instance.key })
    const ok = payPart(game, new Payer(player, ctx, 'ability'), part, (name, value) => {
      bindings = { ...bindings, [name]: value }
    })
    if (!ok) return NO_OBJECT
    // CR 702.29c: cycling happens when its cost is paid.
    if (ability.keyword === 'cycling' && part.kind === 'discard') cycled(game, player, source, x)
  }
  // CR 400.7k: the ability can find its source if paying the cost moved it.
  const became = game.state.objects[source] ? NO_OBJECT : (game.state.lastKnown.get(source)?.became ?? NO_OBJECT)
  if (became !== NO_OBJECT) bindings = { ...bindings, 'may.follow': [became] }
  updateStackItem(game, id, { bindings })
  count(game, source, instance)
  const loyal = isLoyaltyAbility(ability)
  if (loyal) game.state.activations.set(`loyalty${source}`, 1)
  const detail = loyal ? `${LOYALTY_KEY}${instance.key}` : instance.key
  emit(game, [
    makeEvent('activated', { object: source, player, detail, source: id, controller: player }),
    ...targetEvents(id, player, announced.targets),
    ...crimeEvents(game, id, player, announced.targets),
  ])
  return id
}

function cycled(game: Game, player: PlayerId, source: ObjectId, x: number): void {
  const became = game.state.lastKnown.get(source)?.became ?? NO_OBJECT
  emit(game, [makeEvent('cycled', { object: became, player, amount: x, controller: player })])
}
