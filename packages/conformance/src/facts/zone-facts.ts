import type { Zone } from '@spellwright/dsl'
import { characteristics, countersOn, hasSubtype } from '@spellwright/engine'
import { shownName } from '../table/names.ts'
import { isReferenceTo } from '../table/reference.ts'
import { cardsIn, objectAt, permanents } from '../table/table.ts'
import { countIs, equals, type FactCheck, field, objectsAbout, permanentsOf, seatOfFact, verdict } from './fact.ts'

const cardsOf =
  (zone: Zone): FactCheck =>
  (table, fact) =>
    countIs(objectsAbout(table, fact, cardsIn(table, zone, fact.player)), fact)

const CARD_ZONES: readonly Zone[] = ['hand', 'graveyard', 'exile']

const countersOnCards =
  (zones: readonly Zone[]): FactCheck =>
  (table, fact) => {
    const cards = zones.flatMap((zone) => objectsAbout(table, fact, cardsIn(table, zone, fact.player)))
    const counts = cards.map((id) => countersOn(objectAt(table.game, id), field(fact, 'counter')))
    return verdict(counts.includes(field(fact, 'count')), counts.length === 0 ? 'no such card' : counts.join(', '))
  }

/** Facts about the objects in each zone. */
export const zoneFacts: Readonly<Record<string, FactCheck>> = {
  permanentCount: (table, fact) => countIs(permanentsOf(table, fact), fact),
  tokenCount: (table, fact) =>
    countIs(
      permanentsOf(table, fact).filter((id) => objectAt(table.game, id).kind === 'token'),
      fact,
    ),
  permanentExists: (table, fact) => {
    const found = permanentsOf(table, fact).length
    return verdict(found > 0 === field(fact, 'value', true), `${found} of them`)
  },
  graveyardCount: cardsOf('graveyard'),
  handCount: cardsOf('hand'),
  libraryCount: cardsOf('library'),
  exileCount: cardsOf('exile'),
  commandZoneCount: cardsOf('command'),
  libraryCard: (table, fact) => {
    const id = cardsIn(table, 'library', seatOfFact(fact))[field<number>(fact, 'position')]
    if (id === undefined) return verdict(false, 'no card')
    return verdict(objectsAbout(table, { card: field(fact, 'card') }, [id]).length > 0, shownName(table.game, id))
  },
  cardCounterCount: countersOnCards(CARD_ZONES),
  exileCounterCount: countersOnCards(['exile']),
  exiledCardSubtype: (table, fact) => {
    const subtypes = objectsAbout(table, fact, cardsIn(table, 'exile')).map((id) =>
      hasSubtype(characteristics(table.game, id), field(fact, 'subtype')),
    )
    return verdict(subtypes.includes(true), subtypes.join(', '))
  },
  zone: (table, fact) => {
    const zone = field<Zone>(fact, 'zone')
    const alias = field<string>(fact, 'alias')
    const there = zone === 'battlefield' ? permanents(table) : cardsIn(table, zone)
    return equals(
      there.some((id) => isReferenceTo(table, { alias }, id)),
      field(fact, 'value', true),
    )
  },
}
