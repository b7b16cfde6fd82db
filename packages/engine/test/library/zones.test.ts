import { CardDefinitions } from '@spellwright/cards'
import {
  type Ability,
  type CardDefinition,
  type Condition,
  type CostPart,
  CREATURE_TYPES,
  mentions,
  type Zone,
} from '@spellwright/dsl'
import { expect, it } from 'vitest'
import { expandKeywords } from '../../src/keywords/expand.ts'

const cards = CardDefinitions.names.map((name) => CardDefinitions.tryGet(name) as CardDefinition)

const withKeywords = (ability: Ability): readonly Ability[] =>
  ability.kind === 'keyword' ? expandKeywords(ability.keyword) : [ability]

const abilitiesOf = ({ faces }: CardDefinition): readonly Ability[] =>
  faces.flatMap(({ abilities }) => abilities.flatMap(withKeywords))

/** The zone in which alone this part of a cost can be paid by the object that has the ability (CR 113.6m). */
function zoneOfCost(part: CostPart): 'battlefield' | 'hand' | null {
  switch (part.kind) {
    case 'tap':
    case 'untap':
    case 'loyalty':
    case 'exert':
      return 'battlefield'
    case 'sacrifice':
    case 'returnToHand':
      return part.what === 'self' ? 'battlefield' : null
    case 'discard':
      return part.what === 'self' ? 'hand' : null
    default:
      return null
  }
}

it('[CR 113.6m] an activated ability functions in the zone in which its cost can be paid', () => {
  const wrong = cards.flatMap((card) =>
    abilitiesOf(card).flatMap((ability) => {
      if (ability.kind !== 'activated') return []
      const zone = ability.zone ?? 'battlefield'
      const fits = ability.cost.every((part) => (zoneOfCost(part) ?? zone) === zone)
      return fits ? [] : [`${card.name}: ${JSON.stringify(ability.cost)} in the ${zone}`]
    }),
  )
  expect(wrong).toEqual([])
})

it('[CR 113.6] no ability that triggers on what a permanent is attached to functions elsewhere', () => {
  const wrong = cards.filter((card) =>
    abilitiesOf(card).some(
      (ability) =>
        ability.kind === 'triggered' &&
        ability.zone !== undefined &&
        ability.zone !== 'battlefield' &&
        mentions('event', ability.on, 'attachedTo'),
    ),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

it('[CR 603.6c] an ability that triggers as its permanent leaves the battlefield functions there', () => {
  const wrong = cards.filter((card) =>
    abilitiesOf(card).some(
      (ability) =>
        ability.kind === 'triggered' &&
        ability.on.kind === 'zoneChange' &&
        ability.on.object === 'self' &&
        ability.on.from === 'battlefield' &&
        (ability.zone ?? 'battlefield') !== 'battlefield',
    ),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

/** The zone in which a condition says that the source of the ability is. */
const zonesOf = (condition: Condition | undefined): readonly Zone[] => {
  if (condition?.kind === 'all') return condition.conditions.flatMap(zonesOf)
  if (condition?.kind !== 'matches' || condition.object !== 'self') return []
  const { zone = [] } = condition.filter
  return typeof zone === 'string' ? [zone] : zone
}

it('[CR 113.6b] an ability whose condition says where its source is functions there', () => {
  const wrong = cards.filter((card) =>
    abilitiesOf(card).some(
      (ability) =>
        (ability.kind === 'activated' || ability.kind === 'triggered' || ability.kind === 'static') &&
        zonesOf(ability.condition).some((zone) => zone !== (ability.zone ?? 'battlefield')),
    ),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

it('[CR 205.3m] every subtype of a card that is only a creature is a creature type', () => {
  const known = new Set(CREATURE_TYPES)
  const wrong = cards.flatMap(({ name, faces }) =>
    faces
      .filter(({ types }) => types.length === 1 && types[0] === 'creature')
      .flatMap(({ subtypes }) => subtypes.filter((word) => !known.has(word)).map((word) => `${name}: ${word}`)),
  )
  expect(wrong).toEqual([])
})
