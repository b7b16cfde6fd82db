import {
  type Ability,
  BASIC_LAND_TYPES,
  type BasicLandType,
  type CardDefinition,
  type CardFace,
  type ManaType,
  NONBASIC_LAND_TYPES,
  type StaticAbility,
  type TokenDefinition,
} from '@spellwright/dsl'
import { partsOf } from '../continuous/ability-parts.ts'
import {
  type AbilityInstance,
  bitsOf,
  type Characteristics,
  COLOR_BIT,
  copyOf,
  hasKeyword,
  SUPERTYPE_BIT,
  TYPE_BIT,
} from '../continuous/characteristics.ts'
import { INTRINSIC_SIEGE } from '../frames/battle.ts'
import { framed } from '../frames/framed.ts'
import { isRoom, roomValues } from '../frames/room-values.ts'
import { expandKeywords } from '../keywords/expand.ts'
import { colorsOfCost, ManaCost } from '../mana/cost.ts'
import { zoneOfStatic } from './ability-zone.ts'
import { memoized } from './memoized.ts'

/** How a definition is saved: by card name, or inline for tokens and emblems. */
export type DefinitionSource =
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'inline'; readonly definition: CardDefinition }

/** Where the engine finds cards, for example the registry of `@spellwright/cards`. */
export interface CardSource {
  /** The definition of that card, or undefined for an unknown name. */
  tryGet(name: string): CardDefinition | undefined
}

/** Cards without a definition, in a game that needs one; `cards` has their names. */
export class UnknownCardError extends Error {
  override name = 'UnknownCardError'
  readonly cards: readonly string[]
  constructor(cards: readonly string[]) {
    super(`No card definition for ${cards.map((name) => `"${name}"`).join(', ')}`)
    this.cards = cards
  }
}

export type ByController = readonly [Characteristics, Characteristics]

export interface CompiledFace {
  readonly face: CardFace
  /** As printed, without continuous effects, for the first player. */
  readonly base: Characteristics
  /** The same values for each controller. */
  readonly bases: ByController
}

/** A definition prepared once, outside the state. */
export interface CompiledDefinition {
  readonly definition: CardDefinition
  /** The printed faces, then what else the card can be cast as: prototyped, or both halves fused. */
  readonly faces: readonly [CompiledFace, ...CompiledFace[]]
  /** Split cards have the characteristics of both halves everywhere but on the stack (CR 709.4). */
  readonly combined: ByController | null
  /** What a Room is on the battlefield, by which of its halves are unlocked (CR 709.5). */
  readonly rooms: readonly ByController[] | null
  /** Has triggered or static abilities that function outside the battlefield. */
  readonly functionsElsewhere: boolean
  /** Has continuous effects of its own, whichever face is up. */
  readonly hasEffects: boolean
  /** Has abilities that can be activated from another zone: cycling, ninjutsu, unearth. */
  readonly activatesElsewhere: boolean
}

const BASIC_MANA: Record<BasicLandType, ManaType> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' }

/** CR 305.6: a land with a basic land type has "{T}: Add …". */
export const INTRINSIC_MANA: Readonly<Record<string, AbilityInstance>> = Object.fromEntries(
  BASIC_LAND_TYPES.map((subtype): [string, AbilityInstance] => [
    subtype,
    {
      key: `basic:${subtype}`,
      grantedAt: 0,
      ability: {
        kind: 'activated',
        cost: [{ kind: 'tap' }],
        effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'fixed', mana: `{${BASIC_MANA[subtype]}}` } }],
      },
    },
  ]),
)

export function withIntrinsicMana(
  abilities: readonly AbilityInstance[],
  types: number,
  subtypes: readonly string[],
): readonly AbilityInstance[] {
  if ((types & TYPE_BIT.land) === 0) return abilities
  const extra = subtypes.flatMap((subtype) => (INTRINSIC_MANA[subtype] ? [INTRINSIC_MANA[subtype]] : []))
  return extra.length === 0 ? abilities : [...extra, ...abilities]
}

/** Printed abilities with the ordinary abilities their keywords stand for. */
export function instancesOf(abilities: readonly Ability[], prefix: string, grantedAt = 0): readonly AbilityInstance[] {
  const instances: AbilityInstance[] = []
  abilities.forEach((ability, index) => {
    const parts = framed(ability)
    if (parts !== null) {
      parts.forEach((part, at) => {
        instances.push({ ability: part, key: `${prefix}${index}.${at}`, grantedAt })
      })
      return
    }
    instances.push({ ability, key: `${prefix}${index}`, grantedAt })
    if (ability.kind !== 'keyword') return
    expandKeywords(ability.keyword).forEach((expanded, part) => {
      instances.push({ ability: expanded, key: `${prefix}${index}.${part}`, grantedAt })
    })
  })
  return instances
}

function baseCharacteristics(face: CardFace, index: number): Characteristics {
  const cost = ManaCost.parse(face.cost ?? null)
  const abilities = instancesOf(face.abilities, `p${index}.`)
  const colors = face.colorIndicator
    ? bitsOf(COLOR_BIT, face.colorIndicator)
    : bitsOf(COLOR_BIT, colorsOfCost(cost.symbols))
  const types = bitsOf(TYPE_BIT, face.types)
  const cda = face.abilities.find((ability) => ability.kind === 'characteristicDefining')
  const base: Characteristics = {
    name: face.name,
    manaCost: face.cost ?? null,
    manaValue: cost.manaValue,
    colors: cda?.kind === 'characteristicDefining' && cda.colors ? bitsOf(COLOR_BIT, cda.colors) : colors,
    types,
    supertypes: bitsOf(SUPERTYPE_BIT, face.supertypes),
    subtypes:
      cda?.kind === 'characteristicDefining' && cda.landTypes
        ? [...new Set([...face.subtypes, ...NONBASIC_LAND_TYPES])]
        : face.subtypes,
    everyCreatureType: cda?.kind === 'characteristicDefining' && cda.creatureTypes === 'all',
    abilities: withIntrinsicMana(
      face.subtypes.includes('Siege') ? [...abilities, INTRINSIC_SIEGE] : abilities,
      types,
      face.subtypes,
    ),
    power: typeof face.power === 'number' ? face.power : 0,
    toughness: typeof face.toughness === 'number' ? face.toughness : 0,
    basePower: typeof face.power === 'number' ? face.power : 0,
    baseToughness: typeof face.toughness === 'number' ? face.toughness : 0,
    loyalty: typeof face.loyalty === 'number' ? face.loyalty : 0,
    controller: 0,
  }
  const copy = copyOf(base)
  if (hasKeyword(base, 'changeling')) copy.everyCreatureType = true
  else if (hasKeyword(base, 'devoid')) copy.colors = 0
  return copy
}

const isElsewhere = (zone: StaticAbility['zone']): boolean => zone !== undefined && zone !== 'battlefield'

/** Triggered and static abilities, its keywords' included, that function off the battlefield; so do characteristic-defining ones. */
const functionsOffBattlefield = (base: Characteristics): boolean =>
  base.abilities.some(({ ability }) => {
    if (ability.kind === 'triggered') return isElsewhere(ability.zone)
    if (ability.kind === 'static') return isElsewhere(zoneOfStatic(ability).zone)
    return ability.kind === 'characteristicDefining'
  })

const activatesOffBattlefield = (base: Characteristics): boolean =>
  base.abilities.some(
    ({ ability }) => (ability.kind === 'activated' || ability.kind === 'specialAction') && isElsewhere(ability.zone),
  )

export const compileDefinition = memoized((definition: CardDefinition): CompiledDefinition => {
  const faces = withFlipped(definition, definition.faces.map(compileFace))
  const [front, ...others] = faces
  if (!front) throw new Error(`The definition of "${definition.name}" has no face`)
  const combined = definition.layout === 'split' ? byController(combineHalves(definition.name, faces)) : null
  const rooms =
    combined === null || !isRoom(definition)
      ? null
      : roomValues(
          faces.map(({ base }) => base),
          combined[0],
        )
  const all = [front, ...others, ...prototyped(front.face), ...fused(definition, front, combined)] as const
  return {
    definition,
    rooms: rooms?.map(byController) ?? null,
    faces: all,
    combined,
    hasEffects: combined !== null || all.some(({ base }) => partsOf(base.abilities).continuous.length > 0),
    functionsElsewhere: faces.some(({ base }) => functionsOffBattlefield(base)),
    activatesElsewhere: faces.some(({ base }) => activatesOffBattlefield(base)),
  }
})

function compileFace(face: CardFace, index: number): CompiledFace {
  const base = baseCharacteristics(face, index)
  return { face, base, bases: byController(base) }
}

/** CR 710.1c: color and mana cost of a flip card do not change. */
function withFlipped({ layout }: CardDefinition, faces: CompiledFace[]): CompiledFace[] {
  const [front, back] = faces
  if (layout !== 'flip' || front === undefined || back === undefined) return faces
  const flipped = copyOf(back.base)
  flipped.manaCost = front.base.manaCost
  flipped.manaValue = front.base.manaValue
  flipped.colors = front.base.colors
  return [front, { face: back.face, base: flipped, bases: byController(flipped) }]
}

/** CR 718.3b: the same card with the cost and size of its inset frame. */
function prototyped(face: CardFace): CompiledFace[] {
  for (const ability of face.abilities) {
    const word = ability.kind === 'keyword' ? ability.keyword : null
    if (word === null || typeof word === 'string' || word.kind !== 'prototype') continue
    return [compileFace({ ...face, cost: word.mana, power: word.power, toughness: word.toughness }, 1)]
  }
  return []
}

/** CR 702.102b: a fused spell has the characteristics of both halves. */
function fused({ name }: CardDefinition, left: CompiledFace, combined: ByController | null): CompiledFace[] {
  if (combined === null || !hasKeyword(left.base, 'fuse')) return []
  return [{ face: { ...left.face, name }, base: combined[0], bases: combined }]
}

export function byController(values: Characteristics): ByController {
  const second = copyOf(values)
  second.controller = 1
  return [values, second]
}

function combineHalves(name: string, faces: readonly CompiledFace[]): Characteristics {
  const [left, right] = faces.map((face) => face.base) as [Characteristics, Characteristics]
  const both = copyOf(left)
  both.name = name
  both.manaCost = `${left.manaCost ?? ''}${right.manaCost ?? ''}`
  both.manaValue = left.manaValue + right.manaValue
  both.colors = left.colors | right.colors
  both.types = left.types | right.types
  both.supertypes = left.supertypes | right.supertypes
  both.subtypes = [...new Set([...left.subtypes, ...right.subtypes])]
  both.abilities = [...left.abilities, ...right.abilities]
  return both
}

/** CR 111.4: a token is named by its subtypes plus "Token", unless its effect names it. */
function tokenFace(token: TokenDefinition): CardFace {
  return {
    name: token.name ?? `${token.subtypes.join(' ')} Token`,
    supertypes: token.supertypes,
    types: token.types,
    subtypes: token.subtypes,
    colorIndicator: token.colors,
    ...(token.power === undefined ? {} : { power: token.power }),
    ...(token.toughness === undefined ? {} : { toughness: token.toughness }),
    abilities: token.abilities,
  }
}

export function tokenAsDefinition(token: TokenDefinition): CardDefinition {
  const front = tokenFace(token)
  if (token.back === undefined) return { name: front.name, layout: 'normal', faces: [front] }
  const back = tokenFace(token.back)
  return { name: `${front.name} // ${back.name}`, layout: 'transform', faces: [front, back] }
}
