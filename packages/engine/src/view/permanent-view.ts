import { hasSummoningSickness } from '../casting/cost-parts.ts'
import type { Characteristics } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { unlockedDoors } from '../frames/room-values.ts'
import type { Game } from '../game/game.ts'
import { knows } from '../query/knowledge.ts'
import { ById } from '../state/by-id.ts'
import { compiledOf } from '../state/compiled.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { AttackRecord, CombatState } from '../state/state.ts'
import { cardBehind, newInfo } from './card-view.ts'
import type { CardInfo, PermanentView } from './types.ts'

/** The view of a permanent, and what it was made from. */
interface CachedView {
  readonly object: GameObject
  readonly c: Characteristics
  /** The last turn in which it was valid; summoning sickness may end with the turn. */
  turn: number
  /** The combat it takes part in. */
  readonly combat: CombatState | null
  readonly view: PermanentView
}

const NO_ATTACKERS: readonly AttackRecord[] = []

function takesPart(attackers: readonly AttackRecord[], id: ObjectId): boolean {
  for (const { attacker, blockers } of attackers) if (attacker === id || blockers.includes(id)) return true
  return false
}

/** Reuses what is shown of the abilities, which mostly stay the same. */
function infoAfter({ c: was, view }: CachedView, c: Characteristics): CardInfo {
  if (was === c) return view
  return was.abilities === c.abilities ? newInfo(c, view) : newInfo(c)
}

/** The latest views of permanents, by object id. */
export class PermanentViews {
  private readonly cached: readonly [ById<CachedView>, ById<CachedView>] = [new ById(), new ById()]

  of(game: Game, viewer: PlayerId, object: GameObject): PermanentView {
    const c = characteristics(game, object.id)
    const { combat } = game.state
    const turn = game.state.turn.number
    const fights = combat !== null && combat.attackers.length > 0 && takesPart(combat.attackers, object.id)
    const fight = fights ? combat : null
    // Both players see the same of a face-up permanent.
    const cached = this.cached[object.faceDown ? viewer : 0]
    const before = cached.get(object.id)
    const isSame = before !== null && before.object === object && before.c === c && before.combat === fight
    if (isSame && before.turn === turn) return before.view
    const sick = hasSummoningSickness(game, object.id)
    if (isSame && before.view.summoningSick === sick) {
      before.turn = turn
      return before.view
    }
    const info = before === null ? newInfo(c) : infoAfter(before, c)
    const view = makeView(game, viewer, object, c, info, sick, fight?.attackers ?? NO_ATTACKERS)
    cached.set(object.id, { object, c, turn, combat: fight, view })
    return view
  }
}

const NOTHING: readonly ObjectId[] = []

function blockedBy(attackers: readonly AttackRecord[], blocker: ObjectId): readonly ObjectId[] {
  if (attackers.length === 0) return NOTHING
  const blocked: ObjectId[] = []
  for (const { attacker, blockers } of attackers) if (blockers.includes(blocker)) blocked.push(attacker)
  return blocked
}

const NO_HALVES: readonly string[] = []

/** CR 709.5c */
function lockedHalves(game: Game, object: GameObject): readonly string[] {
  const { rooms, definition } = compiledOf(game, object.copy?.def ?? object.def)
  if (rooms === null || object.faceDown) return NO_HALVES
  return definition.faces.filter((_, door) => (unlockedDoors(object) & (1 << door)) === 0).map(({ name }) => name)
}

function makeView(
  game: Game,
  viewer: PlayerId,
  object: GameObject,
  c: Characteristics,
  info: CardInfo,
  sick: boolean,
  attackers: readonly AttackRecord[],
): PermanentView {
  const attack = attackers.length === 0 ? undefined : attackers.find(({ attacker }) => attacker === object.id)
  // Spreading an object of this size would be many times slower.
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
    level: object.marks?.['level'] ?? null,
    locked: lockedHalves(game, object),
    paired: object.paired,
    chosen: object.chosen ?? {},
    sandbox: object.sandbox,
  }
}
