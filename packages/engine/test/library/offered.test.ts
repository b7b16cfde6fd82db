import { CardDefinitions } from '@spellwright/cards'
import { type ActivatedAbility, type CardDefinition, type Filter, walk, type Zone } from '@spellwright/dsl'
import { expect, it } from 'vitest'
import { legalActions, whyCantActivateFully } from '../../src/actions/legal.ts'
import { setCounters } from '../../src/atoms/counters.ts'
import { freshObject } from '../../src/atoms/fresh-object.ts'
import { addObject } from '../../src/atoms/move.ts'
import type { AbilityInstance } from '../../src/continuous/characteristics.ts'
import { characteristics } from '../../src/continuous/read.ts'
import type { Game } from '../../src/game/game.ts'
import { expandKeywords } from '../../src/keywords/expand.ts'
import { definitionFor } from '../../src/setup/create.ts'
import type { ObjectId, PlayerId } from '../../src/state/ids.ts'
import type { GameObject } from '../../src/state/object.ts'
import { updateObject, updatePlayer } from '../../src/state/update.ts'
import { exampleOf } from '../support/example-of-filter.ts'
import { MOMENTS } from '../support/moments.ts'

const PLAYERS: readonly PlayerId[] = [0, 1]
const ZONES = ['battlefield', 'hand', 'graveyard'] as const

function place(game: Game, name: string, zone: Zone, player: PlayerId, extra: Partial<GameObject> = {}): ObjectId {
  const { def } = definitionFor(game.state, CardDefinitions, { name, count: 1 }, false)
  const card = game.state.objects.length + 1000
  const facts = { owner: player, controller: player, zone, def, kind: 'card', card } as const
  const since = { controlledSince: 0, enteredTurn: 0, knownTo: 3 }
  return addObject(game, freshObject(game, { ...facts, ...since, ...extra }))
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Puts eight examples of everything the ability speaks of where it looks for it, for both players. */
function provide(game: Game, ability: ActivatedAbility): void {
  const filters: Filter[] = []
  walk('ability', ability, {
    filter: (filter) => {
      filters.push(filter, ...(filter.any ?? []))
      return undefined
    },
  })
  for (const filter of filters) {
    const name = exampleOf(filter)
    const zones = isList(filter.zone) ? filter.zone : [filter.zone ?? 'battlefield']
    for (const zone of zones)
      if (name !== null && (zone === 'battlefield' || zone === 'hand' || zone === 'graveyard' || zone === 'exile'))
        for (const player of PLAYERS)
          for (let count = 0; count < 8; count++) placeFitting(game, filter, name, zone, player)
  }
}

function placeFitting(game: Game, { is, counters }: Filter, name: string, zone: Zone, player: PlayerId): void {
  const has = (status: string): boolean => is === status || (isList(is) && is.some((one) => one === status))
  const id = place(game, name, zone, player, { kind: has('token') ? 'token' : 'card', tapped: has('tapped') })
  if (counters !== undefined) setCounters(game, id, counters.counter === 'any' ? '+1/+1' : counters.counter, 9)
}

/** Gives the object what its cost uses up. */
function prepare(game: Game, id: ObjectId, { cost }: ActivatedAbility): void {
  for (const part of cost) {
    if (part.kind === 'loyalty') setCounters(game, id, 'loyalty', 20)
    if (part.kind === 'untap') updateObject(game, id, { tapped: true })
    if (part.kind === 'removeCounters')
      for (const one of [id, ...game.state.battlefield])
        setCounters(game, one, part.counter === 'any' ? '+1/+1' : part.counter, 9)
    if (part.kind === 'payEnergy')
      updatePlayer(game, 0, { counters: { ...game.state.players[0].counters, energy: 30 } })
  }
}

const isActivated = ({ ability }: AbilityInstance, zone: Zone): boolean =>
  ability.kind === 'activated' && (ability.zone ?? 'battlefield') === zone

const hasAbilityIn = ({ faces }: CardDefinition, zone: Zone): boolean =>
  faces.some(
    ({ subtypes, abilities }) =>
      (zone === 'battlefield' && subtypes.includes('Class')) ||
      abilities
        .flatMap((ability) => (ability.kind === 'keyword' ? expandKeywords(ability.keyword) : [ability]))
        .some((ability) => ability.kind === 'activated' && (ability.zone ?? 'battlefield') === zone),
  )

/** Why an ability of that card is not offered, for each that is not; null where it is. */
function tried(
  base: Game,
  name: string,
  face: number,
  zone: Zone,
  isRich: boolean,
): ReadonlyMap<string, string | null> {
  const game = base.fork()
  const id = place(game, name, zone, 0, { face: zone === 'battlefield' ? face : 0 })
  game.nextEpoch()
  const own = characteristics(game, id).abilities.filter((instance) => isActivated(instance, zone))
  if (own.length === 0) return new Map()
  for (const { ability } of own) {
    if (ability.kind !== 'activated') continue
    if (isRich) provide(game, ability)
    prepare(game, id, ability)
  }
  game.nextEpoch()
  const refusals = new Map(
    own.map((instance) => [`${zone} ${instance.key}`, whyCantActivateFully(game, 0, id, instance)]),
  )
  if ([...refusals.values()].every((why) => why !== null)) return refusals
  const offered = new Set(
    legalActions(game, 0).flatMap((action) =>
      (action.kind === 'activate' || action.kind === 'activateMana') && action.object === id ? [action.ability] : [],
    ),
  )
  for (const { key } of own)
    if (refusals.get(`${zone} ${key}`) === null && !offered.has(key))
      refusals.set(`${zone} ${key}`, 'legal, but not offered')
  return refusals
}

/** The same reason for all cards. */
const reasonOf = (why: string): string => why.replace(/^[^:]*: /, '').replace(/\d+/g, 'N')

function notOffered(bases: readonly Game[], card: CardDefinition, face: number, zone: Zone): readonly string[] {
  const first = new Map<string, string>()
  const offered = new Set<string>()
  for (const base of bases)
    for (const isRich of [false, true]) {
      const found = tried(base, card.name, face, zone, isRich)
      for (const [key, why] of found) {
        if (why === null) offered.add(key)
        else if (!first.has(key)) first.set(key, reasonOf(why))
      }
      if ([...found.keys()].every((key) => offered.has(key))) return []
    }
  return [...first].flatMap(([key, why]) => (offered.has(key) ? [] : [why]))
}

/** The few that are not need a history, a choice or a fight that no such position has; `-u` writes the table again. */
it('[CR 602.1] every activated ability of the library is offered in some position', async () => {
  const bases = Object.values(MOMENTS).map((make) => make().game)
  const found: Record<string, string[]> = {}
  for (const name of CardDefinitions.names) {
    const card = CardDefinitions.tryGet(name) as CardDefinition
    for (const [face] of card.faces.entries())
      for (const zone of ZONES.filter((one) => hasAbilityIn(card, one)))
        for (const why of notOffered(bases, card, face, zone)) {
          const names = found[why] ?? []
          if (!names.includes(name)) found[why] = [...names, name]
        }
  }
  const table = Object.entries(found).map(([why, names]) => `# ${why}\n\n${names.join('\n')}\n`)
  await expect(table.toSorted().join('\n')).toMatchFileSnapshot('not-offered.txt')
})
