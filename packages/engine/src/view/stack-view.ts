import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { isHiddenZone, knows } from '../query/knowledge.ts'
import { nameOf } from '../query/lookup.ts'
import { newStackItem } from '../stack/stack-item.ts'
import { ById } from '../state/by-id.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { cardBehind, cardInfo } from './card-view.ts'
import type { StackView, TargetView } from './types.ts'

/** While a spell is being cast it may be on the stack before its choices are made. */
const NO_ITEM = newStackItem('spell', NO_OBJECT)

const NO_TARGETS: readonly TargetView[] = []

const targetView = ({ name, mode, entities, shares }: TargetView): TargetView => ({ name, mode, entities, shares })

function stackView(game: Game, viewer: PlayerId, object: GameObject): StackView {
  const item = object.stack ?? NO_ITEM
  const isSpell = object.kind !== 'ability'
  return {
    id: object.id,
    kind: item.kind,
    name: nameOf(game, object.id),
    controller: object.controller,
    owner: object.owner,
    source: isSpell ? NO_OBJECT : visibleSource(game, viewer, item.source),
    spell: isSpell ? cardInfo(characteristics(game, object.id)) : null,
    card: isSpell && knows(game, viewer, object) ? cardBehind(game, object) : null,
    isCopy: object.kind === 'copy' || object.copy !== null,
    ability: isSpell ? null : item.ability,
    abilityKey: item.abilityKey,
    targets: item.targets.length === 0 ? NO_TARGETS : item.targets.map(targetView),
    modes: item.modes,
    x: item.x,
    castAs: item.castAs,
    method: item.method,
  }
}

interface CachedView {
  readonly object: GameObject
  readonly version: number
  readonly view: StackView
}

/** The latest views of spells and abilities on the stack, by object id. */
export class StackViews {
  private readonly cached: readonly [ById<CachedView>, ById<CachedView>] = [new ById(), new ById()]

  of(game: Game, viewer: PlayerId, object: GameObject, version: number): StackView {
    const cached = this.cached[isPublic(game, object) ? 0 : viewer]
    const before = cached.get(object.id)
    if (before !== null && before.object === object && before.version === version) return before.view
    const view = stackView(game, viewer, object)
    cached.set(object.id, { object, version, view })
    return view
  }
}

/** Do both players see the same? */
function isPublic(game: Game, object: GameObject): boolean {
  if (object.kind !== 'ability') return !object.faceDown
  const source = game.state.objects[object.stack?.source ?? NO_OBJECT]
  return !source || !isHiddenZone(source.zone)
}

function visibleSource(game: Game, viewer: PlayerId, source: ObjectId): ObjectId {
  const object = game.state.objects[source]
  if (!object || !isHiddenZone(object.zone)) return source
  return object.zone === 'hand' && object.owner === viewer ? source : NO_OBJECT
}
