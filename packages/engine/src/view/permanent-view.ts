import { isSick } from '../casting/cost-parts.ts'
import type { Characteristics } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { AttackRecord } from '../state/state.ts'
import { cardBehind, cardInfo } from './card-view.ts'
import { knows } from './knowledge.ts'
import type { PermanentView } from './types.ts'

/** What a view of a permanent was made from; while that is the same, so is the view. */
interface Seen {
  readonly c: Characteristics
  readonly sick: boolean
  readonly view: PermanentView
}
const seenBy: readonly WeakMap<GameObject, Seen>[] = [new WeakMap(), new WeakMap()]

const NO_ATTACKERS: readonly AttackRecord[] = []

const takesPart = (attackers: readonly AttackRecord[], id: ObjectId): boolean =>
  attackers.some(({ attacker, blockers }) => attacker === id || blockers.includes(id))

export function permanentView(game: Game, viewer: PlayerId, object: GameObject): PermanentView {
  const c = characteristics(game, object.id)
  const sick = isSick(game, object.id)
  const attackers = game.state.combat?.attackers ?? NO_ATTACKERS
  if (attackers.length > 0 && takesPart(attackers, object.id)) return makeView(game, viewer, object, c, sick, attackers)
  const seen = seenBy[viewer]!.get(object)
  if (seen?.c === c && seen.sick === sick) return seen.view
  const view = makeView(game, viewer, object, c, sick, NO_ATTACKERS)
  seenBy[viewer]!.set(object, { c, sick, view })
  return view
}

const NOTHING: readonly ObjectId[] = []

function blockedBy(attackers: readonly AttackRecord[], blocker: ObjectId): readonly ObjectId[] {
  if (!attackers.some(({ blockers }) => blockers.includes(blocker))) return NOTHING
  return attackers.filter(({ blockers }) => blockers.includes(blocker)).map(({ attacker }) => attacker)
}

function makeView(
  game: Game,
  viewer: PlayerId,
  object: GameObject,
  c: Characteristics,
  sick: boolean,
  attackers: readonly AttackRecord[],
): PermanentView {
  const info = cardInfo(c)
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
    summoningSick: sick,
    attacking: attack?.defender ?? 0,
    blocked: attack?.blocked ?? false,
    blocking: blockedBy(attackers, object.id),
    enteredTurn: object.enteredTurn,
    renowned: object.renowned,
    paired: object.paired,
    chosen: object.chosen ?? {},
    sandbox: object.sandbox,
  }
}
