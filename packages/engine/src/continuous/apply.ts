import type { Color, Modification } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import type { Context } from '../query/context.ts'
import { recordOf } from '../query/lookup.ts'
import { quantity } from '../query/quantity.ts'
import { firstPlayer } from '../query/refs.ts'
import { INTRINSIC_MANA, instancesOf, withIntrinsicMana } from '../state/definitions.ts'
import {
  bitsOf,
  type Characteristics,
  COLOR_BIT,
  isCreatureSubtype,
  LAND_TYPES,
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
  return {
    ...c,
    types,
    subtypes,
    abilities: abilities === own ? (own.length === c.abilities.length ? c.abilities : own) : abilities,
  }
}

const appliers: { [K in Modification['kind']]: Apply<K> } = {
  setName: (_g, _x, c, m) => ({ ...c, name: m.name }),
  setController: (game, ctx, c, m) => ({ ...c, controller: firstPlayer(game, ctx, m.player) }),
  addType: (_g, _x, c, m) => withTypes(c, c.types | bitsOf(TYPE_BIT, m.types), c.subtypes),
  setTypes: (_g, _x, c, m) => withTypes(c, bitsOf(TYPE_BIT, m.types), m.subtypes ?? []),
  removeType: (_g, _x, c, m) => withTypes(c, c.types & ~bitsOf(TYPE_BIT, m.types), c.subtypes),
  addSupertype: (_g, _x, c, m) => ({ ...c, supertypes: c.supertypes | bitsOf(SUPERTYPE_BIT, m.supertypes) }),
  removeSupertype: (_g, _x, c, m) => ({ ...c, supertypes: c.supertypes & ~bitsOf(SUPERTYPE_BIT, m.supertypes) }),
  addSubtype: (game, ctx, c, m) => withTypes(c, c.types, unite(c.subtypes, words(game, ctx, m.subtypes))),
  setCreatureTypes: (game, ctx, c, m) => ({
    ...c,
    everyCreatureType: false,
    subtypes: unite(
      c.subtypes.filter((word) => !isCreatureSubtype(word)),
      words(game, ctx, m.subtypes),
    ),
  }),
  allCreatureTypes: (_g, _x, c) => ({ ...c, everyCreatureType: true }),
  // CR 305.7: old land types and abilities generated from its rules text and copiable effects go; other types stay.
  setLandTypes: (game, ctx, c, m) => {
    const types = words(game, ctx, m.subtypes)
    const kept = c.abilities.filter((instance) => instance.grantedAt > 0)
    return withTypes(
      { ...c, abilities: kept },
      c.types,
      unite(
        c.subtypes.filter((word) => !LAND_TYPES.has(word)),
        types,
      ),
    )
  },
  setColor: (game, ctx, c, m) => ({ ...c, colors: bitsOf(COLOR_BIT, words(game, ctx, m.colors) as readonly Color[]) }),
  addColor: (game, ctx, c, m) => ({
    ...c,
    colors: c.colors | bitsOf(COLOR_BIT, words(game, ctx, m.colors) as readonly Color[]),
  }),
  gainAbility: (_g, _x, c, m, key, timestamp) => ({
    ...c,
    abilities: [...c.abilities, ...instancesOf([m.ability], `${key}.`, timestamp)],
  }),
  gainKeyword: (_g, _x, c, m, key, timestamp) => ({
    ...c,
    abilities: [...c.abilities, ...keywordInstances(m, key, timestamp)],
  }),
  loseKeyword: (_g, _x, c, m) => ({
    ...c,
    abilities: c.abilities.filter(({ ability }) => {
      if (ability.kind !== 'keyword') return true
      const word = ability.keyword
      return (typeof word === 'string' ? word : word.kind) !== m.keyword
    }),
  }),
  loseAllAbilities: (_g, _x, c) => (c.abilities.length === 0 ? c : { ...c, abilities: [] }),
  setBasePT: (game, ctx, c, m) => {
    const power = m.power === undefined ? c.basePower : quantity(game, ctx, m.power)
    const toughness = m.toughness === undefined ? c.baseToughness : quantity(game, ctx, m.toughness)
    return { ...c, power, toughness, basePower: power, baseToughness: toughness }
  },
  modifyPT: (game, ctx, c, m) => ({
    ...c,
    power: c.power + quantity(game, ctx, m.power),
    toughness: c.toughness + quantity(game, ctx, m.toughness),
  }),
  switchPT: (_g, _x, c) => ({ ...c, power: c.toughness, toughness: c.power }),
}

const keywordInstances = (m: Extract<Modification, { kind: 'gainKeyword' }>, key: string, timestamp: number) =>
  instancesOf([{ kind: 'keyword', keyword: m.keyword }], `${key}.`, timestamp)

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

export { INTRINSIC_MANA }
