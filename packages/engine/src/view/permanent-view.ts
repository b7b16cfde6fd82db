import { isSick } from '../casting/cost-parts.ts'
import type { Characteristics } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import type { PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { CombatState } from '../state/state.ts'
import { cardBehind, cardInfo } from './card-view.ts'
import { knows } from './knowledge.ts'
import type { PermanentView } from './types.ts'

/** What a view of a permanent was made from; while that is the same, so is the view. */
interface Seen {
  readonly c: Characteristics
  readonly combat: CombatState | null
  readonly turn: number
  readonly view: PermanentView
}
const seenBy: readonly WeakMap<GameObject, Seen>[] = [new WeakMap(), new WeakMap()]

export function permanentView(game: Game, viewer: PlayerId, object: GameObject): PermanentView {
  const c = characteristics(game, object.id)
  const { combat, turn } = game.state
  const seen = seenBy[viewer]!.get(object)
  if (seen?.c === c && seen.combat === combat && seen.turn === turn.number) return seen.view
  const view = makeView(game, viewer, object, c)
  seenBy[viewer]!.set(object, { c, combat, turn: turn.number, view })
  return view
}

function makeView(game: Game, viewer: PlayerId, object: GameObject, c: Characteristics): PermanentView {
  const info = cardInfo(c)
  const attackers = game.state.combat?.attackers ?? []
  const attack = attackers.find(({ attacker }) => attacker === object.id)
  // Written out, not spread: an object of this size made by spreading is fifty times slower.
  return {
    name: info.name,
    manaCost: info.manaCost,
    manaValue: info.manaValue,
    colors: info.colors,
    supertypes: info.supertypes,
    types: info.types,
    subtypes: info.subtypes,
    everyCreatureType: info.everyCreatureType,
    power: info.power,
    toughness: info.toughness,
    basePower: info.basePower,
    baseToughness: info.baseToughness,
    loyalty: info.loyalty,
    keywords: info.keywords,
    abilities: info.abilities,
    id: object.id,
    owner: object.owner,
    controller: c.controller,
    kind: object.kind,
    isCopy: object.copy !== null,
    faceDown: object.faceDown,
    card: knows(game, viewer, object) ? cardBehind(game, object) : null,
    damage: object.damage,
    counters: object.counters ?? {},
    tapped: object.tapped,
    attachedTo: object.attachedTo,
    summoningSick: isSick(game, object.id),
    attacking: attack?.defender ?? 0,
    blocked: attack?.blocked ?? false,
    blocking: attackers.flatMap(({ attacker, blockers }) => (blockers.includes(object.id) ? [attacker] : [])),
    enteredTurn: object.enteredTurn,
    renowned: object.renowned,
    paired: object.paired,
    chosen: object.chosen ?? {},
    sandbox: object.sandbox,
  }
}
