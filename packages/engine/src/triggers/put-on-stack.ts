import { sameData, type TriggeredAbility } from '@spellwright/dsl'
import { putAbilityOnStack } from '../casting/activate.ts'
import { announce, hasChoices, targetEvents } from '../casting/announce.ts'
import { askOrder } from '../decision/ask.ts'
import { crimeEvents } from '../events/crime.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import { removeAbility } from '../stack/counter.ts'
import { newStackItem, updateStackItem } from '../stack/stack-item.ts'
import { type ObjectId, otherPlayer, type PlayerId } from '../state/ids.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import type { WaitingTrigger } from '../state/state.ts'
import { emit } from './collect.ts'
import { withXOnResolution } from './x-on-resolution.ts'

/** CR 603.3b: waiting triggers go on the stack in APNAP order, each player ordering their own. */
export function putTriggersOnStack(game: Game): void {
  const waiting = game.state.waiting
  game.state.waiting = []
  const { active } = game.state.turn
  for (const player of [active, otherPlayer(active)]) {
    const own = waiting.filter((trigger) => trigger.controller === player)
    for (const trigger of isOrderFree(own) ? own : inOrder(game, player, own)) putOne(game, trigger)
  }
}

/** Equal triggers need no order. In a loaded game equal data are not the same objects. */
const alike = (a: WaitingTrigger, b: WaitingTrigger): boolean =>
  a === b || (a.source === b.source && sameData(a.ability, b.ability) && sameData(a.event, b.event))

const isOrderFree = (own: readonly WaitingTrigger[]): boolean =>
  own.length < 2 || own.every((trigger) => alike(trigger, itemAt(own, 0)))

function inOrder(game: Game, player: PlayerId, own: readonly WaitingTrigger[]): readonly WaitingTrigger[] {
  const order = askOrder(
    game,
    {
      player,
      purpose: 'orderTriggers',
      text: 'Order your triggered abilities: the first goes on the stack first and resolves last.',
    },
    own.map(({ source, ability }) => ({ label: nameOf(game, source), object: source, ability })),
  )
  return itemsAt(own, order)
}

function putOne(game: Game, trigger: WaitingTrigger): void {
  const ability = withXOnResolution(trigger.ability as TriggeredAbility)
  const { source, controller, abilityKey, x, bindings, event } = trigger
  const item = newStackItem('triggered', source, { ability, abilityKey, x, bindings, event })
  const id = putAbilityOnStack(game, controller, source, item)
  if (hasChoices(ability)) announceOne(game, trigger, ability, id)
  else emit(game, [triggeredEvent(trigger, id)])
}

const triggeredEvent = ({ source, controller, abilityKey, because }: WaitingTrigger, id: ObjectId): GameEvent =>
  makeEvent('triggered', {
    object: source,
    player: controller,
    detail: because === null ? abilityKey : `${because} ${abilityKey}`,
    source: id,
  })

/** CR 603.3c–d: modes and targets are chosen as it is put on the stack; if that is not possible, it is removed. */
function announceOne(game: Game, trigger: WaitingTrigger, ability: TriggeredAbility, id: ObjectId): void {
  const start = { bindings: trigger.bindings, event: trigger.event, abilityKey: trigger.abilityKey }
  const announced = announce(game, trigger.controller, id, ability, trigger.x, start, trigger.source)
  if (!announced) {
    removeAbility(game, id)
    return
  }
  updateStackItem(game, id, { modes: announced.modes, targets: announced.targets, bindings: announced.bindings })
  emit(game, [
    triggeredEvent(trigger, id),
    ...targetEvents(id, trigger.controller, announced.targets),
    ...crimeEvents(game, id, trigger.controller, announced.targets),
  ])
}
