import type { Cost, EffectOf, Modification } from '@spellwright/dsl'
import { playLand, whyNoLandPlay } from '../actions/play-land.ts'
import { isTransforming } from '../atoms/faces.ts'
import { freshObject } from '../atoms/fresh-object.ts'
import { addObject } from '../atoms/move.ts'
import { spellAbilityOf, targetEvents } from '../casting/announce.ts'
import { canCastNow } from '../casting/can-cast.ts'
import { castSpell } from '../casting/cast.ts'
import { castableFaces } from '../casting/cast-options.ts'
import { CastRequest } from '../casting/cast-request.ts'
import { chooseNewTargets, legalTargets } from '../casting/targets.ts'
import { isLand } from '../continuous/characteristics.ts'
import { copyRecordOf } from '../continuous/copiable.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects, askOption, askOrder, askYesNo } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { contextOf, contextWith } from '../query/context.ts'
import { mustGet, nameOf, recordOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstObject, firstPlayer, playersOf } from '../query/refs.ts'
import { stackItemOf } from '../stack/stack-item.ts'
import { compiledOf } from '../state/compiled.ts'
import { type EntityId, NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import type { ChosenTarget, GameObject } from '../state/object.ts'
import { itemWith, objectWith } from '../state/records.ts'
import { updateObject, updatePool } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { addManaTo } from './add-mana.ts'
import { fixedExceptions } from './continuous.ts'
import type { Frame } from './frame.ts'
import type { EffectHandlers } from './run.ts'
import { acting } from './zones.ts'

type Kinds =
  | 'copySpell'
  | 'copyCard'
  | 'castCard'
  | 'playLandCard'
  | 'addMana'
  | 'loseUnspentMana'
  | 'changeTargets'
  | 'gainControlOfSpell'

export const stackEffects: EffectHandlers<Kinds> = {
  copySpell(game, frame, effect) {
    const original = recordOf(game, firstObject(game, frame, effect.what))
    if (!original?.stack) return
    const player = effect.player === undefined ? frame.controller : firstPlayer(game, frame, effect.player)
    const count = atLeastZero(quantity(game, frame, effect.count))
    const except = fixedExceptions(game, frame, effect.except)
    const made: ObjectId[] = []
    for (let i = 0; i < count; i++) {
      const id = copyOnStack(game, original, player, except)
      if (effect.newTargets === 'may') offerNewTargets(game, id, player)
      made.push(id)
      emit(game, [
        makeEvent('copied', { object: id, source: frame.source, player }),
        ...targetEvents(id, player, stackItemOf(mustGet(game, id)).targets),
      ])
    }
    frame.bind(effect.as, made)
  },
  copyCard(game, frame, effect) {
    const gone = effect.evenGone === undefined ? NO_OBJECT : firstObject(game, frame, effect.what)
    const there = acting(game, frame, effect.what)
    const originals = there.length > 0 ? there : [gone]
    frame.bind(
      effect.as,
      originals.flatMap((id) => copyOfCard(game, frame, id)),
    )
  },
  castCard(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    frame.bind(effect.as, [])
    // CR 607.3: "the exiled card" are all of them, if there are several.
    const cards = acting(game, frame, effect.what)
    const order = askOrder(
      game,
      { player, purpose: 'orderCards', source: frame.source, text: 'Order the cards: the first is played first.' },
      cards.map((id) => ({ label: nameOf(game, id), object: id })),
    )
    const spells = itemsAt(cards, order).map((id) => castOrPlay(game, frame, effect, player, id))
    frame.bind(
      effect.as,
      spells.filter((spell) => spell !== NO_OBJECT),
    )
  },
  playLandCard(game, frame, effect) {
    const [id] = acting(game, frame, effect.what)
    if (id !== undefined) playLand(game, firstPlayer(game, frame, effect.player), id, 0)
  },
  addMana: addManaTo,
  loseUnspentMana(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player)) updatePool(game, player, [])
  },
  changeTargets(game, frame, effect) {
    const id = firstObject(game, frame, effect.what)
    if (!game.state.objects[id]?.stack) return
    if (effect.to !== undefined) changeTargetTo(game, frame, id, firstObject(game, frame, effect.to))
    else if (effect.how === 'may') offerNewTargets(game, id, frame.controller)
    else newTargets(game, id, frame.controller, 'must')
  },
  gainControlOfSpell(game, frame, effect) {
    const id = firstObject(game, frame, effect.what)
    if (!game.state.objects[id]?.stack) return
    updateObject(game, id, { controller: firstPlayer(game, frame, effect.player) })
  },
}

/** A copy of the card in its zone, or none where nothing is known of it. */
function copyOfCard(game: Game, frame: Frame, id: ObjectId): readonly ObjectId[] {
  const original = recordOf(game, id)
  if (original === undefined) return []
  const object = freshObject(game, {
    owner: frame.controller,
    controller: frame.controller,
    zone: game.state.objects[id] === undefined ? 'exile' : original.zone,
    def: original.def,
    kind: 'copy',
    card: -1,
  })
  addObject(game, objectWith(object, { copy: copyRecordOf(game, original) }))
  game.state.strays = true
  return [object.id]
}

/** Casts the card, or plays it where it is a land. Returns the spell, if there is one. */
function castOrPlay(game: Game, frame: Frame, effect: EffectOf<'castCard'>, player: PlayerId, id: ObjectId): ObjectId {
  // Casting another one may have moved it.
  if (game.state.objects[id] === undefined) return NO_OBJECT
  if (effect.play === undefined || !isLand(characteristics(game, id)))
    return castDuringResolution(game, player, id, effect.cost, effect.optional === 'may', {
      transformed: effect.transformed !== undefined,
    })
  if (whyNoLandPlay(game, player) !== null) return NO_OBJECT
  const text = `Play ${nameOf(game, id)}, or choose nothing.`
  const question = { player, purpose: 'choose', source: frame.source, text, shows: [id] } as const
  const [land] = askObjects(game, question, [id], effect.optional === 'must' ? 1 : 0, 1)
  if (land !== undefined) playLand(game, player, id, 0)
  return NO_OBJECT
}

interface CastLimits {
  /** Which faces may be cast. */
  readonly isAllowed?: (face: number) => boolean
  readonly transformed?: boolean
}

/** CR 712.11a: only a double-faced card can be cast transformed. */
const backFace = (game: Game, object: GameObject): readonly number[] => (isTransforming(game, object) ? [1] : [])

/** CR 608.2g: cast as part of a resolution; timing does not matter, everything else does. */
export function castDuringResolution(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  cost: 'normal' | 'free' | Cost,
  optional: boolean,
  { isAllowed = () => true, transformed = false }: CastLimits = {},
): ObjectId {
  const object = mustGet(game, id)
  const faces = transformed ? backFace(game, object) : castableFaces(game, object)
  const method = cost === 'free' ? 'free' : 'normal'
  const explicit = typeof cost === 'string' ? null : cost
  const possible = faces.filter(
    (face) =>
      isAllowed(face) &&
      canCastNow(game, player, new CastRequest(id, face, method, explicit), { timing: false, transformed }) === null,
  )
  if (possible.length === 0) return NO_OBJECT
  const name = nameOf(game, id)
  if (optional && !askYesNo(game, { player, purpose: 'yesNo', source: id, text: `Cast ${name}?`, shows: [id] }))
    return NO_OBJECT
  const face = askOption(
    game,
    { player, purpose: 'choose', source: id, text: 'Which face do you cast?' },
    possible.map((index) => ({ label: compiledOf(game, object.def).faces[index]!.face.name, value: index })),
  )
  return castSpell(game, player, new CastRequest(id, itemAt(possible, face), method, explicit))
}

/** CR 707.10: a copy of a spell or ability, with the same choices, not cast. */
function copyOnStack(
  game: Game,
  original: GameObject,
  controller: PlayerId,
  except: readonly Modification[],
): ObjectId {
  const isAbility = original.kind === 'ability'
  const object = freshObject(game, {
    owner: controller,
    controller,
    zone: 'stack',
    def: original.def,
    kind: isAbility ? 'ability' : 'copy',
    card: -1,
  })
  const record = copyRecordOf(game, original)
  const item = stackItemOf(original)
  const copied = objectWith(object, {
    face: original.face,
    faceDown: original.faceDown,
    // CR 702.103c
    bestowed: original.bestowed,
    copy: isAbility ? null : { ...record, except: [...record.except, ...except] },
    // CR 707.10: choices, X and costs paid are copied; it was not cast.
    cast: original.cast ? { ...original.cast, from: 'stack', by: controller } : null,
    stack: itemWith(item, { source: isAbility ? item.source : object.id, castAs: 'copy' }),
  })
  addObject(game, copied)
  return object.id
}

/** CR 115.7d, 707.10c: the player may choose new targets for a spell or for a copy. */
function offerNewTargets(game: Game, id: ObjectId, player: PlayerId): void {
  const object = mustGet(game, id)
  if (stackItemOf(object).targets.length === 0) return
  const what = object.kind === 'card' ? nameOf(game, id) : `the copy of ${nameOf(game, id)}`
  const text = `Choose new targets for ${what}?`
  if (askYesNo(game, { player, purpose: 'newTargets', source: id, text })) newTargets(game, id, player, 'may')
}

/** CR 115.7b–c: one of its targets becomes that object, where that is a legal target in its place. */
function changeTargetTo(game: Game, frame: Frame, id: ObjectId, target: ObjectId): void {
  const object = mustGet(game, id)
  const item = stackItemOf(object)
  const ability =
    item.ability?.kind === 'activated' || item.ability?.kind === 'triggered' ? item.ability : spellAbilityOf(game, id)
  const source = object.kind === 'ability' ? item.source : id
  const ctx = contextOf(source, object.controller, { x: item.x, event: item.event, bindings: item.bindings })
  const isLegalFor = ({ mode, name, entities }: ChosenTarget): boolean => {
    const spec = (mode === -1 ? ability.targets : ability.modes?.options[mode]?.targets)?.[name]
    return spec !== undefined && !entities.includes(target) && legalTargets(game, ctx, spec, id).includes(target)
  }
  const places = item.targets.flatMap((one) => (isLegalFor(one) ? one.entities.map((old) => ({ one, old })) : []))
  const place = places.length < 2 ? places[0] : placeToChange(game, frame, id, places)
  if (place === undefined) return
  const entities = place.one.entities.map((old) => (old === place.old ? target : old))
  const targets = item.targets.map((one) => (one === place.one ? { ...one, entities } : one))
  const bindings = { ...item.bindings, [place.one.name]: entities }
  updateObject(game, id, { stack: itemWith(item, { targets, bindings }) })
  emit(game, targetEvents(id, frame.controller, [{ ...place.one, entities: [target] }]))
}

/** CR 115.7b: which of several targets is changed. */
function placeToChange<P extends { readonly old: EntityId }>(
  game: Game,
  frame: Frame,
  id: ObjectId,
  places: readonly P[],
): P | undefined {
  const text = `Choose which target of ${nameOf(game, id)} to change.`
  const question = { player: frame.controller, purpose: 'choose', source: frame.source, text } as const
  const candidates = [...new Set(places.map(({ old }) => old))]
  const [chosen] = askObjects(game, question, candidates, 1, 1)
  return places.find(({ old }) => old === chosen)
}

/** CR 115.7: the player who chooses need not be the one who controls the spell or ability. */
function newTargets(game: Game, id: ObjectId, player: PlayerId, how: 'may' | 'must'): void {
  const object = mustGet(game, id)
  const item = stackItemOf(object)
  const ability =
    item.ability?.kind === 'activated' || item.ability?.kind === 'triggered' ? item.ability : spellAbilityOf(game, id)
  const source = object.kind === 'ability' ? item.source : id
  let ctx = contextOf(source, object.controller, {
    x: item.x,
    event: item.event,
    bindings: item.bindings,
    abilityKey: item.abilityKey,
  })
  const targets: ChosenTarget[] = []
  for (const mode of [...item.modes, -1]) {
    const specs = mode === -1 ? ability.targets : ability.modes?.options[mode]?.targets
    const former = item.targets.filter((target) => target.mode === mode)
    const announced = chooseNewTargets(game, ctx, specs, former, id, player, how)
    targets.push(...announced.targets)
    ctx = contextWith(ctx, { bindings: announced.bindings })
  }
  updateObject(game, id, { stack: itemWith(item, { targets, bindings: ctx.bindings }) })
}
