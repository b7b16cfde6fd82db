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
  nameOf,
  type ObjectId,
} from '@spellwright/engine'
import { NotRunnable } from '../format/problem.ts'
import type { Fact, Reference, TargetReference } from '../format/scenario.ts'
import { isNamed } from '../table/names.ts'
import { fitting, fittingEntities } from '../table/reference.ts'
import { permanents, seatName, seatNumber, type Table } from '../table/table.ts'
import { equals, type FactCheck, field, isSo, ofPermanents, permanentsOf, seatOfFact, verdict } from './fact.ts'

const word = <W extends string>(list: readonly W[], fact: Fact, key: string): W => {
  const wanted = field<string>(fact, key).toLowerCase()
  const found = list.find((known) => known === (wanted === 'tribal' ? 'kindred' : wanted))
  if (!found) throw new NotRunnable(`${key} ${wanted}`)
  return found
}

/** Has all of the colours, or has none of them. */
const colorFact: FactCheck = (table, fact) => {
  const colors = fact['colors'] as readonly Color[]
  const has = field(fact, 'has', true)
  const fits = (id: ObjectId): boolean =>
    colors.every((color) => hasColor(characteristics(table.game, id), color) === has)
  const ids = permanentsOf(table, fact)
  const holds = fact['scope'] === 'all' ? ids.every(fits) : ids.some(fits)
  return verdict(holds, ids.map((id) => colorsOf(characteristics(table.game, id)).join('') || 'colorless').join(', '))
}

const size = (table: Table, id: ObjectId, fact: Fact): { power: number; toughness: number } => {
  const { power, toughness, basePower, baseToughness } = characteristics(table.game, id)
  return fact['base'] === true ? { power: basePower, toughness: baseToughness } : { power, toughness }
}

const value = (fact: Fact): string | number | boolean => field(fact, 'value', true)

const attachmentsOf = ({ game }: Table, id: EntityId): ObjectId[] =>
  game.state.battlefield.filter((other) => game.state.objects[other]!.attachedTo === id)

const status = (read: (table: Table, id: ObjectId) => boolean): FactCheck =>
  ofPermanents(
    (table, id) => read(table, id),
    (fact) => field(fact, 'value', true),
  )

const declared =
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

/** What permanents are and how they stand. */
export const permanentFacts: Readonly<Record<string, FactCheck>> = {
  powerToughness: ofPermanents(
    (table, id, fact) => Object.values(size(table, id, fact)).join('/'),
    (fact) => `${field<number>(fact, 'power')}/${field<number>(fact, 'toughness')}`,
  ),
  power: ofPermanents<unknown>((table, id, fact) => size(table, id, fact).power, value),
  toughness: ofPermanents<unknown>((table, id, fact) => size(table, id, fact).toughness, value),
  damage: ofPermanents<unknown>(
    ({ game }, id) => game.state.objects[id]!.damage,
    (fact) => field(fact, 'damage'),
  ),
  counterCount: ofPermanents<unknown>(
    ({ game }, id, fact) => countersOn(game.state.objects[id]!, field(fact, 'counter')),
    (fact) => field(fact, 'count'),
  ),
  type: isSo('has', (c, fact) => hasType(c, word<CardType>(CARD_TYPES, fact, 'type'))),
  subtype: isSo('has', (c, fact) => hasSubtype(c, field(fact, 'subtype'))),
  supertype: isSo('has', (c, fact) => hasSupertype(c, word<Supertype>(SUPERTYPES, fact, 'supertype'))),
  color: colorFact,
  colorless: isSo('value', (c) => colorsOf(c).length === 0),
  multicolored: isSo('value', (c) => colorsOf(c).length > 1),
  manaValue: ofPermanents<unknown>(({ game }, id) => characteristics(game, id).manaValue, value),
  manaCost: ofPermanents<unknown>(({ game }, id) => characteristics(game, id).manaCost ?? '', value),
  name: ofPermanents<unknown>(
    ({ game }, id) => characteristics(game, id).name,
    (fact) => field(fact, 'name'),
  ),
  tapped: ofPermanents<unknown>(
    ({ game }, id) => game.state.objects[id]!.tapped,
    (fact) => field(fact, 'tapped', true),
  ),
  tappedCount: (table, fact) => {
    const wanted = field(fact, 'tapped', true)
    const found = permanentsOf(table, fact).filter((id) => table.game.state.objects[id]!.tapped === wanted).length
    return equals(found, field(fact, 'count'))
  },
  attacking: status(({ game }, id) => game.state.combat?.attackers.some(({ attacker }) => attacker === id) ?? false),
  attackers: declared('declaredAttackers'),
  blockers: declared('declaredBlockers'),
  mayAttack: (table, fact) => {
    const candidates = attackCandidates(table.game, seatNumber(seatOfFact(fact)))
    const may = permanentsOf(table, fact).some((id) => {
      const defenders = candidates.find(({ attacker }) => attacker === id)?.defenders ?? []
      return fittingEntities(table, fact['defender'] as TargetReference, defenders).length > 0
    })
    return equals(may, field(fact, 'value', true))
  },
  attachedTo: (table, fact) => {
    const hosts = fitting(table, fact['to'] as Reference, permanents(table, fact.player), isNamed)
    const attached = hosts.some(
      (id) => fitting(table, fact['attachment'] as Reference, attachmentsOf(table, id), isNamed).length > 0,
    )
    return equals(attached, field(fact, 'value', true))
  },
  isAttached: status(({ game }, id) => game.state.objects[id]!.attachedTo !== 0),
  attachmentCount: (table, fact) => {
    const counts = permanentsOf(table, fact).map((id) => attachmentsOf(table, id).length)
    const least = fact['min'] as number | undefined
    const holds = counts.some((count) => (least === undefined ? count === fact['count'] : count >= least))
    return verdict(holds, counts.join(', ') || 'no such permanent')
  },
  controller: (table, fact) =>
    ofPermanents<unknown>(
      ({ game }, id) => seatName(characteristics(game, id).controller),
      () => fact.player,
    )(table, {
      ...fact,
      player: null,
    }),
  owner: ofPermanents<unknown>(
    ({ game }, id) => seatName(game.state.objects[id]!.owner),
    (fact) => field(fact, 'owner'),
  ),
  copy: status(({ game }, id) => game.state.objects[id]!.copy !== null),
  faceDown: status(({ game }, id) => game.state.objects[id]!.faceDown),
  transformed: status(({ game }, id) => {
    const object = game.state.objects[id]!
    return object.face === 1 && compiledOf(game, object.def).definition.layout === 'transform'
  }),
  classLevel: ofPermanents<unknown>(({ game }, id) => game.state.objects[id]!.marks?.['level'] ?? 1, value),
  flipped: status(({ game }, id) => {
    const { def, face, copy } = game.state.objects[id]!
    return compiledOf(game, copy?.def ?? def).definition.layout === 'flip' && (copy?.face ?? face) === 1
  }),
  suspected: status(({ game }, id) => game.state.objects[id]!.marks?.['suspected'] !== undefined),
  saddled: status(({ game }, id) => game.state.objects[id]!.marks?.['saddled'] === game.state.turn.number),
  monstrous: status(({ game }, id) => game.state.objects[id]!.marks?.['monstrous'] !== undefined),
  renowned: status(({ game }, id) => game.state.objects[id]!.renowned),
}
