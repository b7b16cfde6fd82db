import type { CardType, Color, Supertype } from '@spellwright/dsl'
import { CARD_TYPES, SUPERTYPES } from '@spellwright/dsl'
import {
  attackCandidates,
  characteristics,
  colorsOf,
  compiledOf,
  countersOn,
  type EntityId,
  hasColor,
  hasSubtype,
  hasSupertype,
  hasType,
  isCreature,
  nameOf,
  type ObjectId,
} from '@spellwright/engine'
import { NotRunnable } from '../format/errors.ts'
import type { Fact, Reference, TargetReference } from '../format/scenario.ts'
import { isNamed } from '../table/names.ts'
import { matchingEntities, matchingObjects } from '../table/reference.ts'
import { objectAt, permanents, seatName, seatNumber, type Table } from '../table/table.ts'
import {
  characteristicFact,
  equals,
  type FactCheck,
  field,
  permanentFact,
  permanentsOf,
  seatOfFact,
  verdict,
} from './fact.ts'

const oneOf = <W extends string>(list: readonly W[], fact: Fact, key: string): W => {
  const wanted = field<string>(fact, key).toLowerCase()
  const found = list.find((known) => known === (wanted === 'tribal' ? 'kindred' : wanted))
  if (!found) throw new NotRunnable(`${key} ${wanted}`)
  return found
}

/** Whether the permanent has all of the colours, or none of them. */
const colorFact: FactCheck = (table, fact) => {
  const colors = fact['colors'] as readonly Color[]
  const has = field(fact, 'has', true)
  const fits = (id: ObjectId): boolean =>
    colors.every((color) => hasColor(characteristics(table.game, id), color) === has)
  const ids = permanentsOf(table, fact)
  const holds = fact['scope'] === 'all' ? ids.every(fits) : ids.some(fits)
  return verdict(holds, ids.map((id) => colorsOf(characteristics(table.game, id)).join('') || 'colorless').join(', '))
}

const powerToughness = (table: Table, id: ObjectId, fact: Fact): { power: number; toughness: number } => {
  const c = characteristics(table.game, id)
  const { power, toughness, basePower, baseToughness } = c
  // CR 208.3a: what changes them does nothing to a noncreature permanent.
  const isBase = fact['base'] === true || !isCreature(c)
  return isBase ? { power: basePower, toughness: baseToughness } : { power, toughness }
}

const value = (fact: Fact): string | number | boolean => field(fact, 'value', true)

const attachmentsOf = ({ game }: Table, id: EntityId): ObjectId[] =>
  game.state.battlefield.filter((other) => objectAt(game, other).attachedTo === id)

const statusFact = (read: (table: Table, id: ObjectId) => boolean): FactCheck =>
  permanentFact(
    (table, id) => read(table, id),
    (fact) => field(fact, 'value', true),
  )

const declaredFact =
  (which: 'declaredAttackers' | 'declaredBlockers'): FactCheck =>
  ({ game }, fact) => {
    const ids = game.state.combat?.[which] ?? []
    const seat = seatNumber(seatOfFact(fact))
    const own = ids.filter((id) => {
      const controller = game.state.objects[id]
        ? characteristics(game, id).controller
        : game.state.lastKnown.get(id)?.characteristics.controller
      return controller === seat
    })
    return equals(
      own
        .map((id) => nameOf(game, id))
        .sort()
        .join(', '),
      (fact['cards'] as string[]).toSorted().join(', '),
    )
  }

/** Facts about the characteristics and status of permanents. */
export const permanentFacts: Readonly<Record<string, FactCheck>> = {
  powerToughness: permanentFact(
    (table, id, fact) => Object.values(powerToughness(table, id, fact)).join('/'),
    (fact) => `${field<number>(fact, 'power')}/${field<number>(fact, 'toughness')}`,
  ),
  power: permanentFact<unknown>((table, id, fact) => powerToughness(table, id, fact).power, value),
  toughness: permanentFact<unknown>((table, id, fact) => powerToughness(table, id, fact).toughness, value),
  damage: permanentFact<unknown>(
    ({ game }, id) => objectAt(game, id).damage,
    (fact) => field(fact, 'damage'),
  ),
  counterCount: permanentFact<unknown>(
    ({ game }, id, fact) => countersOn(objectAt(game, id), field(fact, 'counter')),
    (fact) => field(fact, 'count'),
  ),
  type: characteristicFact('has', (c, fact) => hasType(c, oneOf<CardType>(CARD_TYPES, fact, 'type'))),
  subtype: characteristicFact('has', (c, fact) => hasSubtype(c, field(fact, 'subtype'))),
  supertype: characteristicFact('has', (c, fact) => hasSupertype(c, oneOf<Supertype>(SUPERTYPES, fact, 'supertype'))),
  color: colorFact,
  colorless: characteristicFact('value', (c) => colorsOf(c).length === 0),
  multicolored: characteristicFact('value', (c) => colorsOf(c).length > 1),
  manaValue: permanentFact<unknown>(({ game }, id) => characteristics(game, id).manaValue, value),
  manaCost: permanentFact<unknown>(({ game }, id) => characteristics(game, id).manaCost ?? '', value),
  name: permanentFact<unknown>(
    ({ game }, id) => characteristics(game, id).name,
    (fact) => field(fact, 'name'),
  ),
  tapped: permanentFact<unknown>(
    ({ game }, id) => objectAt(game, id).tapped,
    (fact) => field(fact, 'tapped', true),
  ),
  tappedCount: (table, fact) => {
    const wanted = field(fact, 'tapped', true)
    const found = permanentsOf(table, fact).filter((id) => objectAt(table.game, id).tapped === wanted).length
    return equals(found, field(fact, 'count'))
  },
  attacking: statusFact(
    ({ game }, id) => game.state.combat?.attackers.some(({ attacker }) => attacker === id) ?? false,
  ),
  attackers: declaredFact('declaredAttackers'),
  blockers: declaredFact('declaredBlockers'),
  mayAttack: (table, fact) => {
    const candidates = attackCandidates(table.game, seatNumber(seatOfFact(fact)))
    const may = permanentsOf(table, fact).some((id) => {
      const defenders = candidates.find(({ attacker }) => attacker === id)?.defenders ?? []
      return matchingEntities(table, fact['defender'] as TargetReference, defenders).length > 0
    })
    return equals(may, field(fact, 'value', true))
  },
  attachedTo: (table, fact) => {
    const hosts = matchingObjects(table, fact['to'] as Reference, permanents(table, fact.player), isNamed)
    const attached = hosts.some(
      (id) => matchingObjects(table, fact['attachment'] as Reference, attachmentsOf(table, id), isNamed).length > 0,
    )
    return equals(attached, field(fact, 'value', true))
  },
  isAttached: statusFact(({ game }, id) => objectAt(game, id).attachedTo !== 0),
  attachmentCount: (table, fact) => {
    const counts = permanentsOf(table, fact).map((id) => attachmentsOf(table, id).length)
    const least = fact['min'] as number | undefined
    const holds = counts.some((count) => (least === undefined ? count === fact['count'] : count >= least))
    return verdict(holds, counts.join(', ') || 'no such permanent')
  },
  controller: (table, fact) =>
    permanentFact<unknown>(
      ({ game }, id) => seatName(characteristics(game, id).controller),
      () => fact.player,
    )(table, {
      ...fact,
      player: null,
    }),
  owner: permanentFact<unknown>(
    ({ game }, id) => seatName(objectAt(game, id).owner),
    (fact) => field(fact, 'owner'),
  ),
  copy: statusFact(({ game }, id) => objectAt(game, id).copy !== null),
  faceDown: statusFact(({ game }, id) => objectAt(game, id).faceDown),
  transformed: statusFact(({ game }, id) => {
    const object = objectAt(game, id)
    return object.face === 1 && compiledOf(game, object.def).definition.layout === 'transform'
  }),
  classLevel: permanentFact<unknown>(({ game }, id) => objectAt(game, id).marks?.['level'] ?? 1, value),
  flipped: statusFact(({ game }, id) => {
    const { def, face, copy } = objectAt(game, id)
    return compiledOf(game, copy?.def ?? def).definition.layout === 'flip' && (copy?.face ?? face) === 1
  }),
  suspected: statusFact(({ game }, id) => objectAt(game, id).marks?.['suspected'] !== undefined),
  saddled: statusFact(({ game }, id) => objectAt(game, id).marks?.['saddled'] === game.state.turn.number),
  monstrous: statusFact(({ game }, id) => objectAt(game, id).marks?.['monstrous'] !== undefined),
  renowned: statusFact(({ game }, id) => objectAt(game, id).renowned),
}
