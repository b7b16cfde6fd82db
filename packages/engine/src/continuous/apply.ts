import {
  type Ability,
  type CardType,
  type Color,
  CREATURE_TYPES,
  type Modification,
  type ProtectionQuality,
} from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { isManaAbility } from '../mana/abilities.ts'
import type { Context } from '../query/context.ts'
import { objectsMatching } from '../query/filter.ts'
import { recordOf } from '../query/lookup.ts'
import { addition, atLeastZero, quantity } from '../query/quantity.ts'
import { firstPlayer } from '../query/refs.ts'
import { printedFace } from '../state/compiled.ts'
import { instancesOf, withIntrinsicMana } from '../state/definitions.ts'
import { memoized } from '../state/memoized.ts'
import {
  type AbilityInstance,
  bitsOf,
  type Characteristics,
  COLOR_BIT,
  copyOf,
  isCreatureSubtype,
  isLandSubtype,
  SUPERTYPE_BIT,
  TYPE_BIT,
} from './characteristics.ts'

type Apply<K extends Modification['kind']> = (
  game: Game,
  ctx: Context,
  c: Characteristics,
  m: Extract<Modification, { kind: K }>,
  key: string,
  timestamp: number,
) => Characteristics

const chosen = (game: Game, ctx: Context, key: string): string => {
  const bound = ctx.bindings[key]
  return typeof bound === 'string' ? bound : String(recordOf(game, ctx.source)?.chosen?.[key] ?? '')
}

const words = (game: Game, ctx: Context, list: readonly string[] | { chosen: string }): readonly string[] =>
  'chosen' in list ? [chosen(game, ctx, list.chosen)].filter((word) => word !== '') : list

const unite = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])]

/** Basic land types bring their mana abilities with them (CR 305.6–7). */
const withTypes = (c: Characteristics, types: number, subtypes: readonly string[]): Characteristics => {
  const own = c.abilities.filter((instance) => !instance.key.startsWith('basic:'))
  const abilities = withIntrinsicMana(own, types, subtypes)
  const copy = copyOf(c)
  copy.types = types
  copy.subtypes = subtypes
  copy.abilities = abilities === own && own.length === c.abilities.length ? c.abilities : abilities
  return copy
}

function changed(c: Characteristics, change: (copy: ReturnType<typeof copyOf>) => void): Characteristics {
  const copy = copyOf(c)
  change(copy)
  return copy
}

const appliers: { [K in Modification['kind']]: Apply<K> } = {
  setName: (_g, _x, c, m) =>
    changed(c, (copy) => {
      copy.name = m.name
    }),
  hasThisAbility: (_g, _x, c) => c,
  noManaCost: (_g, _x, c) =>
    changed(c, (copy) => {
      copy.manaCost = null
      copy.manaValue = 0
    }),
  setLoyalty: (game, ctx, c, m) =>
    changed(c, (copy) => {
      copy.loyalty = atLeastZero(quantity(game, ctx, m.loyalty))
    }),
  setController: (game, ctx, c, m) =>
    changed(c, (copy) => {
      copy.controller = firstPlayer(game, ctx, m.player)
    }),
  addType: (_g, _x, c, m) => withTypes(c, c.types | bitsOf(TYPE_BIT, m.types), c.subtypes),
  setTypes: (_g, _x, c, m) => withTypes(c, bitsOf(TYPE_BIT, m.types), m.subtypes ?? []),
  removeType: (_g, _x, c, m) => withTypes(c, c.types & ~bitsOf(TYPE_BIT, m.types), c.subtypes),
  addSupertype: (_g, _x, c, m) =>
    changed(c, (copy) => {
      copy.supertypes |= bitsOf(SUPERTYPE_BIT, m.supertypes)
    }),
  removeSupertype: (_g, _x, c, m) =>
    changed(c, (copy) => {
      copy.supertypes &= ~bitsOf(SUPERTYPE_BIT, m.supertypes)
    }),
  addSubtype: (game, ctx, c, m) => withTypes(c, c.types, unite(c.subtypes, words(game, ctx, m.subtypes))),
  removeSubtype: (_g, _x, c, m) =>
    changed(c, (copy) => {
      // Of every creature type all others are left.
      const types = c.everyCreatureType ? unite(c.subtypes, CREATURE_TYPES) : c.subtypes
      copy.everyCreatureType = false
      copy.subtypes = types.filter((word) => !m.subtypes.includes(word))
    }),
  setCreatureTypes: (game, ctx, c, m) =>
    changed(c, (copy) => {
      copy.everyCreatureType = false
      const others = c.subtypes.filter((word) => !isCreatureSubtype(word))
      copy.subtypes = unite(others, words(game, ctx, m.subtypes))
    }),
  allCreatureTypes: (_g, _x, c) =>
    changed(c, (copy) => {
      copy.everyCreatureType = true
    }),
  // CR 305.7: old land types and abilities generated from its rules text and copiable effects go; other types stay.
  setLandTypes: (game, ctx, c, m) => {
    const types = words(game, ctx, m.subtypes)
    // The type has not been chosen yet.
    if (types.length === 0 && 'chosen' in m.subtypes) return c
    // Losing all land types takes no ability away; only another basic land type does.
    const isSet = types.length > 0
    const kept = changed(c, (copy) => {
      if (isSet) copy.abilities = c.abilities.filter((instance) => instance.grantedAt > 0)
    })
    return withTypes(
      kept,
      c.types,
      unite(
        c.subtypes.filter((word) => !isLandSubtype(word)),
        types,
      ),
    )
  },
  setColor: (game, ctx, c, m) =>
    changed(c, (copy) => {
      copy.colors = bitsOf(COLOR_BIT, words(game, ctx, m.colors) as readonly Color[])
    }),
  addColor: (game, ctx, c, m) =>
    changed(c, (copy) => {
      copy.colors |= bitsOf(COLOR_BIT, words(game, ctx, m.colors) as readonly Color[])
    }),
  gainAbility: (_g, _x, c, m, key, timestamp) => withAbility(c, m.ability, key, timestamp),
  gainActivatedAbilitiesOf: (game, ctx, c, m, key, timestamp) =>
    objectsMatching(game, ctx, m.cards).reduce((gained, id) => {
      const card = game.state.objects[id]
      const abilities = card === undefined ? [] : printedFace(game, card).base.abilities
      return abilities.reduce(
        (now, instance) =>
          instance.ability.kind === 'activated'
            ? withAbility(now, instance.ability, `${key}:${id}:${instance.key}`, timestamp)
            : now,
        gained,
      )
    }, c),
  gainKeyword: (game, ctx, c, m, key, timestamp) => {
    const ability = grantedKeyword(game, ctx, m)
    return ability === null ? c : withAbility(c, ability, key, timestamp)
  },
  loseKeyword: (_g, _x, c, m) =>
    changed(c, (copy) => {
      copy.abilities = c.abilities.filter(({ ability }) => {
        if (ability.kind !== 'keyword') return true
        const word = ability.keyword
        return (typeof word === 'string' ? word : word.kind) !== m.keyword
      })
    }),
  loseAllAbilities: (_g, _x, c, m) =>
    c.abilities.length === 0
      ? c
      : changed(c, (copy) => {
          copy.abilities = m.except === 'mana' ? c.abilities.filter(({ ability }) => isManaAbility(ability)) : []
        }),
  setBasePT: (game, ctx, c, m) => {
    const power = m.power === undefined ? c.basePower : quantity(game, ctx, m.power)
    const toughness = m.toughness === undefined ? c.baseToughness : quantity(game, ctx, m.toughness)
    return changed(c, (copy) => {
      copy.power = power
      copy.toughness = toughness
      copy.basePower = power
      copy.baseToughness = toughness
    })
  },
  modifyPT: (game, ctx, c, m) =>
    changed(c, (copy) => {
      copy.power += addition(game, ctx, m.power)
      copy.toughness += addition(game, ctx, m.toughness)
    }),
  fullTextOf: (game, ctx, c, m, key, timestamp) => {
    const [id] = objectsMatching(game, ctx, m.card)
    const card = id === undefined ? undefined : game.state.objects[id]
    if (card === undefined) return c
    const text = printedFace(game, card).base
    const abilities = text.abilities.reduce(
      (now, instance) => withAbility(now, instance.ability, `${key}:${instance.key}`, timestamp),
      changed(c, (copy) => {
        copy.abilities = []
      }),
    ).abilities
    return changed(text, (copy) => {
      copy.controller = c.controller
      copy.abilities = abilities
    })
  },
  setText: (_g, _x, c, m, key) =>
    changed(c, (copy) => {
      copy.abilities = textOf(m, key)
    }),
  switchPT: (_g, _x, c) =>
    changed(c, (copy) => {
      copy.power = c.toughness
      copy.toughness = c.power
    }),
}

/** Always the same ability for the same modification, so that lists of abilities can be compared. */
const keywordAbility = memoized(
  ({ keyword }: Extract<Modification, { kind: 'gainKeyword' }>): Ability => ({ kind: 'keyword', keyword }),
)

type GainKeyword = Extract<Modification, { kind: 'gainKeyword' }>

/** Under which word a protection "from the chosen color" was chosen; null if it speaks of none. */
function chosenIn({ keyword }: GainKeyword): string | null {
  if (typeof keyword === 'string' || keyword.kind !== 'protection') return null
  for (const quality of keyword.from)
    if ('filter' in quality) {
      const { color, cardType } = quality.filter
      if (cardType !== undefined) return cardType.chosen
      if (typeof color === 'object' && 'chosen' in color) return color.chosen
    }
  return null
}

const withWord = new WeakMap<GainKeyword, Map<string, Ability>>()

/** The word was chosen for the source of the effect, not for the object that has the keyword from it. */
function grantedKeyword(game: Game, ctx: Context, m: GainKeyword): Ability | null {
  const key = chosenIn(m)
  if (key === null || typeof m.keyword === 'string' || m.keyword.kind !== 'protection') return keywordAbility(m)
  const word = ctx.bindings[key] ?? game.state.objects[ctx.source]?.chosen?.[key]
  if (typeof word !== 'string') return null
  const known = withWord.get(m) ?? new Map<string, Ability>()
  withWord.set(m, known)
  const found = known.get(word)
  if (found !== undefined) return found
  const from = m.keyword.from.map((quality): ProtectionQuality => {
    if (!('filter' in quality)) return quality
    const { cardType, color, ...others } = quality.filter
    if (cardType !== undefined) return { ...quality, filter: { ...others, type: word as CardType }, label: word }
    return typeof color === 'object' && 'chosen' in color
      ? { ...quality, filter: { ...others, color: word as Color } }
      : quality
  })
  const ability: Ability = { kind: 'keyword', keyword: { kind: 'protection', from } }
  known.set(word, ability)
  return ability
}

interface Granted {
  readonly ability: Ability
  readonly key: string
  readonly timestamp: number
  readonly abilities: readonly AbilityInstance[]
}
const grantedTo = new WeakMap<readonly AbilityInstance[], Granted>()

const texts = new WeakMap<object, { readonly key: string; readonly abilities: readonly AbilityInstance[] }>()

/** The rules text that a text-changing effect gives (CR 612.5); the same list for the same effect. */
function textOf(modification: Extract<Modification, { kind: 'setText' }>, key: string): readonly AbilityInstance[] {
  const known = texts.get(modification)
  if (known?.key === key) return known.abilities
  const abilities = instancesOf(modification.abilities, `${key}.`, 0)
  texts.set(modification, { key, abilities })
  return abilities
}

/** The list with the ability added; the same list as long as the same ability is added to the same list. */
function withAbility(c: Characteristics, ability: Ability, key: string, timestamp: number): Characteristics {
  let granted = grantedTo.get(c.abilities)
  if (granted?.ability !== ability || granted.key !== key || granted.timestamp !== timestamp) {
    const abilities = [...c.abilities, ...instancesOf([ability], `${key}.`, timestamp)]
    granted = { ability, key, timestamp, abilities }
    grantedTo.set(c.abilities, granted)
  }
  const copy = copyOf(c)
  copy.abilities = granted.abilities
  return copy
}

/** One modification applied to the values so far; `ctx.affected` is the object. */
export function applyModification(
  game: Game,
  ctx: Context,
  c: Characteristics,
  m: Modification,
  key: string,
  timestamp: number,
): Characteristics {
  const applier = appliers[m.kind] as Apply<typeof m.kind>
  return applier(game, ctx, c, m as never, key, timestamp)
}
