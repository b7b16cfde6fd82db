import { type Cost, type Filter, keywordName, type Zone } from '@spellwright/dsl'
import {
  type AbilityInstance,
  type Characteristics,
  hasKeyword,
  keywordsNamed,
  TYPE_BIT,
} from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { mayCastPrepareSpell } from '../frames/prepare.ts'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { abilityContext } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { mustGet, nameOf, realZone } from '../query/lookup.ts'
import { playerRules } from '../query/rules.ts'
import { asIf } from '../state/as-if.ts'
import { compiledOf } from '../state/compiled.ts'
import type { CompiledDefinition } from '../state/definitions.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { memoized } from '../state/memoized.ts'
import type { GameObject } from '../state/object.ts'
import { objectWith } from '../state/records.ts'
import { emergeMethods } from './emerge.ts'
import { grantedBy, grantedMethods, isGrantedMethod } from './granted-costs.ts'
import { isPermitted, isPermittedByKeyword } from './permissions.ts'
import { isSorceryTime } from './timing.ts'

/** CR 702.37a, 702.168a: the keywords that let a card be cast face down; the casting method has the name of the keyword. */
export const FACE_DOWN_METHODS = ['morph', 'disguise'] as const

export const isFaceDownMethod = (method: string): boolean => (FACE_DOWN_METHODS as readonly string[]).includes(method)

/** One way to cast one card. */
export interface CastOption {
  readonly object: ObjectId
  readonly face: number
  readonly method: string
}

/** Reads an object as if another face were up, as the rules do while a spell is announced (CR 601.3e, 712.11b, 715.3a). */
export function withFace<T>(
  game: Game,
  id: ObjectId,
  face: number,
  read: () => T,
  as: 'faceUp' | 'faceDown' | 'bestowed' = 'faceUp',
): T {
  const old = mustGet(game, id)
  const compiled = compiledOf(game, old.def)
  if (old.face === face && as === 'faceUp' && compiled.combined === null) return read()
  const spell = objectWith(old, { face, faceDown: as === 'faceDown', bestowed: as === 'bestowed', zone: 'stack' })
  return asIf(game, spell, read)
}

/** CR 702.37c: a land card with morph can be cast face down. */
const isSpellFace = ({ face, base }: CompiledDefinition['faces'][number]): boolean =>
  !face.types.includes('land') || keywordsNamed(base, 'morph').length > 0

const spellFaces = memoized((compiled: CompiledDefinition): readonly number[] =>
  compiled.faces.flatMap((one, index) => (isSpellFace(one) ? [index] : [])),
)

/** CR 702.102a, 702.127a: fused only from the hand, a half with aftermath only from the graveyard. */
function isHalfCastable({ definition, faces }: CompiledDefinition, index: number, zone: Zone): boolean {
  if (index >= definition.faces.length) return zone === 'hand'
  return zone === 'graveyard' || !hasKeyword(itemAt(faces, index).base, 'aftermath')
}

const FRONT: readonly number[] = [0]

/** CR 702.146a: cast transformed from the graveyard. */
const isDisturbable = ({ faces }: CompiledDefinition, zone: Zone): boolean =>
  zone === 'graveyard' && hasKeyword(itemAt(faces, 0).base, 'disturb')

/** Faces of a card that can be cast from where it is. */
export function castableFaces(game: Game, object: GameObject): readonly number[] {
  const compiled = compiledOf(game, object.def)
  const faces = spellFaces(compiled)
  switch (compiled.definition.layout) {
    case 'normal':
    case 'modal_dfc':
      return faces
    case 'split':
      return faces.filter((index) => isHalfCastable(compiled, index, object.zone))
    case 'adventure':
      // CR 715.3d: a card on an adventure is cast as the permanent only.
      return object.zone === 'exile' && object.after === 'adventure' ? [0] : faces
    case 'transform':
      return isDisturbable(compiled, object.zone) ? [0, 1] : FRONT
    case 'flip':
    // CR 722.3: the spell in the inset frame is never cast from the card.
    case 'prepare':
    case 'meld':
      return FRONT
  }
}

/** Is the player allowed to cast that card from the zone it is in, and by which methods? */
export function methodsFor(game: Game, player: PlayerId, id: ObjectId, c: Characteristics): string[] {
  const object = mustGet(game, id)
  const methods: string[] = []
  const zone = realZone(game, object)
  const permitted = mayCastFrom(game, player, id, zone, c)
  if (permitted) {
    if (c.manaCost !== null) methods.push('normal')
  }
  for (const method of FACE_DOWN_METHODS)
    if (hasKeyword(c, method) && mayCastFaceDown(game, player, object, zone, permitted)) methods.push(method)
  if (permitted) methods.push(...emergeMethods(game, player, id, c))
  methods.push(...grantedMethods(game, player, id, zone, permitted))
  if (isPermitted(game, player, id, zone, 'free')) methods.push('free')
  for (const { ability, key } of c.abilities)
    if (ability.kind === 'alternativeCost') {
      const isThere =
        ability.from === undefined
          ? permitted || isPermitted(game, player, id, zone, keywordOfCost(c, key))
          : zone === ability.from && object.owner === player
      if (!isThere) continue
      const ctx = abilityContext(id, player, key)
      const word = keywordOfCost(c, key)
      const isAllowed = !ability.condition || condition(game, ctx, ability.condition)
      if (isAllowed || (word !== null && isPermittedByKeyword(game, player, id, zone, word)))
        methods.push(`alternative:${key}`)
    }
  // It is read with its back face up, but the keyword is on the front.
  const isBack = object.face === 1 && zone === 'graveyard' && object.owner === player
  if (isBack && isDisturbable(compiledOf(game, object.def), zone)) methods.push('disturb:0')
  if (zone === 'graveyard' && object.owner === player && castsFromGraveyard(c.abilities)) {
    if ((c.types & (TYPE_BIT.instant | TYPE_BIT.sorcery)) !== 0)
      keywordsNamed(c, 'flashback').forEach((_, index) => {
        methods.push(`flashback:${index}`)
      })
    keywordsNamed(c, 'escape').forEach((_, index) => {
      methods.push(`escape:${index}`)
    })
    keywordsNamed(c, 'harmonize').forEach((_, index) => {
      methods.push(`harmonize:${index}`)
    })
    if (wasDiscardedThisTurn(game, object))
      keywordsNamed(c, 'mayhem').forEach((word, index) => {
        // CR 702.187c: without a cost it is a permission, for which see `keywords/expand.ts`.
        if (typeof word === 'object' && word.kind === 'mayhem' && word.cost !== undefined)
          methods.push(`mayhem:${index}`)
      })
    for (const word of BY_DISCARDING) if (hasKeyword(c, word)) methods.push(word)
  }
  if (zone === 'exile' && object.owner === player && object.marks !== null)
    methods.push(...setAsideMethods(game, player, object, c))
  return methods
}

/** CR 601.3e, 708.4: an effect that allows some spells looks at the face-down spell. */
function mayCastFaceDown(game: Game, player: PlayerId, object: GameObject, zone: Zone, permitted: boolean): boolean {
  const { id, face } = object
  if (zone === 'hand' || (permitted && !isPermitted(game, player, id, zone))) return permitted
  return withFace(game, id, face, () => isPermitted(game, player, id, zone), 'faceDown')
}

/** Does an effect allow some spell that the card can be cast as? Each of its faces is one, and so is a face-down card. */
function isSomehowPermitted(game: Game, player: PlayerId, id: ObjectId, zone: Zone): boolean {
  if (playerRules(game, 'mayPlayFrom', player).every(({ rule }) => rule.zone !== zone)) return false
  if (isPermitted(game, player, id, zone, 'anyhow')) return true
  const object = mustGet(game, id)
  const isOpen = () => isPermitted(game, player, id, zone, 'anyhow')
  if (castableFaces(game, object).some((face) => withFace(game, id, face, isOpen))) return true
  const c = characteristics(game, id)
  return FACE_DOWN_METHODS.some((word) => hasKeyword(c, word)) && withFace(game, id, object.face, isOpen, 'faceDown')
}

/** CR 712.11d: the ability that allows it is on the front face, whichever face is cast. */
export const isOfFrontFace = (method: string): boolean => method.startsWith('disturb')

/** Was it foretold, plotted or warped on an earlier turn? */
const isSetAside = (game: Game, { marks }: GameObject, how: 'foretold' | 'plotted' | 'warped'): boolean =>
  marks?.[how] !== undefined && marks[how] < game.state.turn.number

/** CR 702.143a, 702.170d */
function setAsideMethods(game: Game, player: PlayerId, object: GameObject, c: Characteristics): string[] {
  const methods = isSetAside(game, object, 'foretold')
    ? keywordsNamed(c, 'foretell').map((_, index) => `foretell:${index}`)
    : []
  if (isSetAside(game, object, 'plotted') && isSorceryTime(game, player)) methods.push('plot')
  return methods
}

/** CR 702.133, 702.81: cast from the graveyard by discarding a card, or a land card, as an additional cost. */
const BY_DISCARDING = ['jump-start', 'retrace'] as const

const GRAVEYARD_KEYWORDS: ReadonlySet<string> = new Set([
  'flashback',
  'escape',
  'aftermath',
  'mayhem',
  'harmonize',
  'disturb',
  ...BY_DISCARDING,
])

/** CR 702.187b */
const wasDiscardedThisTurn = (game: Game, { id, owner }: GameObject): boolean =>
  game.state.history.thisTurn.some(
    (event) => event.kind === 'discarded' && event.player === owner && event.became === id,
  )

/** Does it have a keyword that lets its owner cast it from the graveyard? */
const castsFromGraveyard = memoized((abilities: readonly AbilityInstance[]) =>
  abilities.some(({ ability }) =>
    ability.kind === 'keyword'
      ? GRAVEYARD_KEYWORDS.has(keywordName(ability.keyword))
      : ability.kind === 'alternativeCost' && ability.from === 'graveyard',
  ),
)

function mayCastFrom(game: Game, player: PlayerId, id: ObjectId, zone: Zone, c: Characteristics): boolean {
  const object = mustGet(game, id)
  if (zone === 'hand' && object.owner === player) return true
  if (zone === 'exile' && object.owner === player && object.after === 'adventure') return true
  if (zone === 'exile' && mayCastPrepareSpell(game, player, object)) return true
  if (zone === 'exile' && object.owner === player && isSetAside(game, object, 'warped')) return true
  if (zone === 'graveyard' && object.owner === player && hasKeyword(c, 'aftermath')) return true
  return isPermitted(game, player, id, zone)
}

/** "Cast this spell only …" (CR 601.3), for the player who would cast it. */
const forbidsItself = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  characteristics(game, id).abilities.some(
    ({ ability, key }) =>
      ability.kind === 'static' &&
      ability.rule?.kind === 'cantCast' &&
      ability.rule.spell === 'self' &&
      (ability.condition === undefined || condition(game, abilityContext(id, player, key), ability.condition)),
  )

/** Rules that forbid casting (CR 101.2). */
export function whyForbidden(game: Game, player: PlayerId, id: ObjectId): string | null {
  if (forbidsItself(game, player, id)) return 'it can be cast only at other times'
  for (const { rule, ctx } of playerRules(game, 'cantCast', player)) {
    const { spell } = rule
    if (spell === 'self' || !matches(game, ctx, spell, id, null)) continue
    if (rule.from !== undefined && !rule.from.includes(realZone(game, mustGet(game, id)))) continue
    if (rule.perTurn !== undefined) {
      const cast = game.state.history.thisTurn.filter(
        (event) => event.kind === 'cast' && event.player === player && matches(game, ctx, spell, event.object, null),
      )
      if (cast.length < rule.perTurn) continue
    }
    return `${nameOf(game, ctx.source)} says you can't cast that`
  }
  return null
}

export interface MethodCost {
  readonly cost: Cost
  readonly faceDown: boolean
  /** Names read by the condition `paid`. */
  readonly paid: readonly string[]
}

/** The keyword an alternative cost belongs to: evoke, mutate, bestow. */
export function keywordOfCost(c: Characteristics, key: string): string | null {
  const parent = c.abilities.find((i) => i.ability.kind === 'keyword' && key.startsWith(`${i.key}.`))
  return parent?.ability.kind === 'keyword' ? keywordName(parent.ability.keyword) : null
}

/** Some alternative costs let a spell be cast any time its controller could cast an instant. */
export const isInstantMethod = (game: Game, c: Characteristics, method: string): boolean => {
  if (isGrantedMethod(method)) return grantedBy(game, method)?.flash !== undefined
  if (!method.startsWith('alternative:')) return false
  const ability = c.abilities.find(({ key }) => method === `alternative:${key}`)?.ability
  return ability?.kind === 'alternativeCost' && ability.timing === 'instant'
}

/** Keywords with a cost to cast a card from another zone; the method has the name of the keyword. */
const COST_KEYWORDS = ['flashback', 'foretell', 'escape', 'mayhem', 'disturb', 'harmonize'] as const

const isCostKeyword = (word: string | undefined): word is (typeof COST_KEYWORDS)[number] =>
  (COST_KEYWORDS as readonly (string | undefined)[]).includes(word)

/** What casting by that method costs, before additional costs. */
export function costOfMethod(game: Game, c: Characteristics, method: string): MethodCost {
  if (isGrantedMethod(method)) return { cost: grantedBy(game, method)?.cost ?? [], faceDown: false, paid: [] }
  if (method === 'normal') return { cost: [{ kind: 'mana', mana: c.manaCost ?? '{0}' }], faceDown: false, paid: [] }
  if (isFaceDownMethod(method)) return { cost: [{ kind: 'mana', mana: '{3}' }], faceDown: true, paid: [] }
  if (method.startsWith('emerge')) return { cost: [], faceDown: false, paid: ['emerge'] }
  if (method === 'plot') return { cost: [], faceDown: false, paid: ['plot'] }
  if (method === 'free') return { cost: [], faceDown: false, paid: [] }
  if (method === 'jump-start' || method === 'retrace') {
    const what: Filter = method === 'retrace' ? { type: 'land' } : {}
    const mana = c.manaCost ?? '{0}'
    return {
      cost: [
        { kind: 'mana', mana },
        { kind: 'discard', what, count: 1 },
      ],
      faceDown: false,
      paid: [method],
    }
  }
  const [kind, key = ''] = method.split(':', 2)
  if (kind === 'alternative') {
    const instance = c.abilities.find((i) => i.key === key)
    const word = keywordOfCost(c, key)
    const ability = instance?.ability.kind === 'alternativeCost' ? instance.ability : undefined
    const name = word ?? ability?.name
    return { cost: ability?.cost ?? [], faceDown: false, paid: name === undefined ? [] : [name] }
  }
  if (isCostKeyword(kind)) {
    const word = keywordsNamed(c, kind)[Number(key)]
    return {
      cost: typeof word === 'object' && word.kind === kind ? (word.cost ?? []) : [],
      faceDown: false,
      paid: [kind],
    }
  }
  return { cost: [{ kind: 'mana', mana: c.manaCost ?? '{0}' }], faceDown: false, paid: [] }
}

/** Cards that could be cast, wherever they are; timing, targets and mana are checked by the caller. */
export function castableCards(game: Game, player: PlayerId): ObjectId[] {
  const { state } = game
  const cards: ObjectId[] = state.hand[player].filter((id) => {
    const c = characteristics(game, id)
    return (c.types & TYPE_BIT.land) === 0 || hasOtherFace(game, id) || hasKeyword(c, 'morph')
  })
  for (const id of state.graveyard[player])
    if (castsFromGraveyard(characteristics(game, id).abilities) || isSomehowPermitted(game, player, id, 'graveyard'))
      cards.push(id)
  for (const id of state.exile) {
    const object = mustGet(game, id)
    const isOwn = object.owner === player && (object.after === 'adventure' || object.marks !== null)
    const isGranted =
      mayCastPrepareSpell(game, player, object) || grantedMethods(game, player, id, 'exile', false).length > 0
    if (isOwn || isGranted || isSomehowPermitted(game, player, id, 'exile')) cards.push(id)
  }
  for (const id of state.outside[player]) if (isSomehowPermitted(game, player, id, 'outside')) cards.push(id)
  const top = state.library[player][state.library[player].length - 1]
  if (top === undefined) return cards
  const isGranted = grantedMethods(game, player, top, 'library', false).length > 0
  if (isGranted || isSomehowPermitted(game, player, top, 'library')) cards.push(top)
  return cards
}

const hasOtherFace = (game: Game, id: ObjectId): boolean => castableFaces(game, mustGet(game, id)).length > 0
