import type { Comparison, Filter, Status, Zone } from '@spellwright/dsl'
import type { CardInfo } from '@spellwright/engine'
import { quantity } from './quantity.ts'
import { entitiesOf, playersOf } from './refs.ts'
import type { Scene } from './scene.ts'
import type { Situation } from './situation.ts'
import { hasKeyword, isCreature, isLand, type Thing } from './thing.ts'

const list = <T>(value: T | readonly T[]): readonly T[] =>
  Array.isArray(value) ? (value as readonly T[]) : [value as T]

export const zonesOf = (filter: Filter): readonly Zone[] => list<Zone>(filter.zone ?? 'battlefield')

export function compares(s: Situation, scene: Scene, value: number, comparison: Comparison): boolean {
  if ('atMost' in comparison) return value <= quantity(s, scene, comparison.atMost)
  if ('atLeast' in comparison) return value >= quantity(s, scene, comparison.atLeast)
  if ('exactly' in comparison) return value === quantity(s, scene, comparison.exactly)
  if ('moreThan' in comparison) return value > quantity(s, scene, comparison.moreThan)
  return value < quantity(s, scene, comparison.lessThan)
}

const isPermanentCard = ({ types }: CardInfo): boolean => !types.includes('instant') && !types.includes('sorcery')

type Test = (thing: Thing, s: Situation, scene: Scene) => boolean

/** Statuses a seat can see; of the others a bot believes that they hold. */
const statuses: Partial<Record<Status, Test>> = {
  token: ({ permanent }) => permanent?.kind === 'token',
  nontoken: ({ permanent }) => permanent?.kind !== 'token',
  tapped: ({ permanent }) => permanent?.tapped === true,
  untapped: ({ permanent }) => permanent?.tapped === false,
  attacking: ({ id, permanent }, _, { attackers }) =>
    attackers ? attackers.has(id) : (permanent?.attacking ?? 0) !== 0,
  blocking: ({ permanent }) => (permanent?.blocking.length ?? 0) > 0,
  blocked: ({ permanent }) => permanent?.blocked === true,
  unblocked: ({ permanent }) => (permanent?.attacking ?? 0) !== 0 && permanent?.blocked === false,
  faceDown: ({ permanent }) => permanent?.faceDown === true,
  faceUp: ({ permanent }) => permanent?.faceDown !== true,
  renowned: ({ permanent }) => permanent?.renowned === true,
  permanentCard: ({ info }) => isPermanentCard(info),
  enteredThisTurn: ({ permanent }, s) => permanent?.enteredTurn === s.turn.number,
  multicolored: ({ info }) => info.colors.length > 1,
  monocolored: ({ info }) => info.colors.length === 1,
  colorless: ({ info }) => info.colors.length === 0,
  enchanted: ({ id }, s) => s.view.battlefield.some((p) => p.attachedTo === id && p.subtypes.includes('Aura')),
  equipped: ({ id }, s) => s.view.battlefield.some((p) => p.attachedTo === id && p.subtypes.includes('Equipment')),
}

function hasSubtype(info: CardInfo, subtype: string): boolean {
  return info.subtypes.includes(subtype) || (info.everyCreatureType && isCreature(info) && !isLand(info))
}

/** Does the thing fit, as far as a player can tell? Zones are the caller's business where the filter names none. */
export function matches(s: Situation, scene: Scene, filter: Filter, thing: Thing): boolean {
  const { info } = thing
  if (filter.zone !== undefined && !list<Zone>(filter.zone).includes(thing.zone)) return false
  if (filter.type !== undefined && !list(filter.type).some((type) => info.types.includes(type))) return false
  if (filter.allTypes !== undefined && !filter.allTypes.every((type) => info.types.includes(type))) return false
  if (filter.supertype !== undefined && !list(filter.supertype).some((word) => info.supertypes.includes(word)))
    return false
  if (filter.subtype !== undefined && !fitsSubtype(filter.subtype, info)) return false
  if (filter.color !== undefined && !fitsColor(filter.color, info)) return false
  if (filter.other && thing.id === scene.self) return false
  if (filter.controller !== undefined && !playersOf(s, scene, filter.controller).includes(thing.controller))
    return false
  if (filter.owner !== undefined && !playersOf(s, scene, filter.owner).includes(thing.owner)) return false
  if (filter.is !== undefined && !list<Status>(filter.is).every((word) => statuses[word]?.(thing, s, scene) ?? true))
    return false
  if (filter.keyword !== undefined && !hasKeyword(info, filter.keyword)) return false
  return fitsNumbers(s, scene, filter, thing) && fitsRelations(s, scene, filter, thing)
}

const fitsSubtype = (subtype: NonNullable<Filter['subtype']>, info: CardInfo): boolean =>
  typeof subtype === 'object' && 'chosen' in subtype
    ? true
    : list<string>(subtype as string | readonly string[]).some((word) => hasSubtype(info, word))

const fitsColor = (color: NonNullable<Filter['color']>, info: CardInfo): boolean =>
  typeof color === 'object' && 'chosen' in color
    ? true
    : list(color as CardInfo['colors'][number]).some((word) => info.colors.includes(word))

function fitsNumbers(s: Situation, scene: Scene, filter: Filter, { info, counters }: Thing): boolean {
  if (filter.manaValue !== undefined && !compares(s, scene, info.manaValue, filter.manaValue)) return false
  if (filter.power !== undefined && !compares(s, scene, info.power ?? 0, filter.power)) return false
  if (filter.toughness !== undefined && !compares(s, scene, info.toughness ?? 0, filter.toughness)) return false
  if (filter.counters === undefined) return true
  const { counter, count } = filter.counters
  const amount = counter === 'any' ? Object.values(counters).reduce((sum, n) => sum + n, 0) : (counters[counter] ?? 0)
  return compares(s, scene, amount, count)
}

function fitsRelations(s: Situation, scene: Scene, filter: Filter, thing: Thing): boolean {
  const { name, among, attachedTo, targets } = filter
  if (name !== undefined && !fitsName(s, scene, name, thing)) return false
  if (among !== undefined && !(entitiesOf(s, scene, among) ?? []).includes(thing.id)) return false
  if (attachedTo !== undefined) {
    const hosts = entitiesOf(s, scene, attachedTo) ?? []
    if (!hosts.includes(thing.permanent?.attachedTo ?? 0)) return false
  }
  if (targets !== undefined && typeof targets === 'object' && !('player' in targets)) {
    const wanted = entitiesOf(s, scene, targets) ?? []
    if (!thing.targets.some((entity) => wanted.includes(entity))) return false
  }
  if (filter.not !== undefined && matches(s, scene, filter.not, thing)) return false
  return filter.any === undefined || filter.any.some((option) => matches(s, scene, option, thing))
}

function fitsName(s: Situation, scene: Scene, name: NonNullable<Filter['name']>, { info }: Thing): boolean {
  if (typeof name === 'string') return info.name === name
  if ('chosen' in name) return s.permanent(scene.self)?.chosen[name.chosen] === info.name
  return (entitiesOf(s, scene, name.sameAs) ?? []).some(
    (id) => id > 0 && s.thing(id as Thing['id'])?.info.name === info.name,
  )
}
