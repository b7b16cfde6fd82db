import * as dsl from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { readFace, renderCard } from '../../src/index.ts'
import { COST_KEYWORD_FORMS, COST_KEYWORDS, COUNTED_KEYWORDS } from '../../src/words/keywords.ts'

const NAME = 'Test Subject'
const { the } = dsl

/** The ability as it is read from its own text; the text where it is not understood. */
function readBack(type: string, ability: dsl.Ability): dsl.Ability | string | undefined {
  const size = type.includes('Creature') ? { power: 2, toughness: 2 } : {}
  const text =
    renderCard(dsl.card({ name: NAME, cost: '{1}', type, ...size, abilities: [ability] })).faces[0]?.text ?? ''
  const read = readFace({ name: NAME, type, cost: '{1}', ...size }, text)
  return 'face' in read ? read.face.abilities[0] : text
}

function expectSorcery(spell: dsl.SpellAbility): void {
  expect(readBack('Sorcery', spell)).toEqual(spell)
}

const expectCreature = (ability: dsl.Ability): void => expect(readBack('Creature — Bear', ability)).toEqual(ability)

const tapTarget = (objects: dsl.Filter): dsl.SpellAbility => ({
  kind: 'spell',
  targets: { target: { objects } },
  effects: [{ kind: 'tap', what: the('target') }],
})

const DRAW: dsl.Effect = { kind: 'draw', player: 'you', count: 1 }
const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe('words that are printed are read back', () => {
  it.each(upTo(20))('number %i', (count) => {
    expectSorcery({ kind: 'spell', effects: [{ kind: 'draw', player: 'you', count }] })
  })

  it.each(upTo(10))('ordinal %i', (nth) => {
    expectCreature({ kind: 'triggered', on: { kind: 'cast', player: 'you', nth }, effects: [DRAW] })
  })

  it.each(upTo(20, 2))('how often: %i', (times) => {
    expectSorcery({ kind: 'spell', effects: [{ kind: 'investigate', player: 'you', times }] })
    expectCreature({
      kind: 'activated',
      cost: [{ kind: 'mana', mana: '{1}' }],
      effects: [DRAW],
      limit: { times, per: 'turn' },
    })
  })

  it.each(dsl.COLORS)('color %s', (color) => {
    expectSorcery(tapTarget({ color, type: 'creature' }))
    expectCreature(dsl.keyword({ kind: 'protection', from: [{ filter: { color } }] }))
  })

  it.each(['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const)(
    'card type %s',
    (type) => {
      expectSorcery(tapTarget({ type }))
    },
  )

  it.each(dsl.CREATURE_TYPES)('creature type %s', (subtype) => {
    expectSorcery(tapTarget({ subtype }))
  })

  it.each(dsl.STATUSES.filter((is) => is !== 'token' && is !== 'permanentCard'))('status %s', (is) => {
    expectSorcery(tapTarget({ is, type: 'creature' }))
  })

  it.each(['power', 'toughness', 'manaValue'] as const)('value %s, and what it is compared with', (value) => {
    expectSorcery(tapTarget({ [value]: { atMost: 3 }, type: 'creature' }))
    expectSorcery(tapTarget({ [value]: { atLeast: 3 }, type: 'creature' }))
    const own: dsl.Quantity = { kind: 'powerOf', object: 'self' }
    for (const is of [{ atMost: own }, { atLeast: own }, { exactly: own }, { lessThan: own }, { moreThan: own }])
      expectCreature({
        kind: 'triggered',
        on: { kind: 'attacks', object: 'self' },
        ...tapped({ [value]: is, type: 'creature' }),
      })
  })

  it.each(['hand', 'graveyard', 'library'] as const)('zone %s', (zone) => {
    const amount: dsl.Quantity = { kind: 'cardsIn', zone, player: 'you' }
    expectSorcery({ kind: 'spell', effects: [{ kind: 'gainLife', player: 'you', amount }] })
  })

  it.each([
    'endOfTurn',
    'endOfCombat',
    'untilYourNextTurn',
    'untilYourNextUpkeep',
    'untilYourNextEndStep',
    'endOfYourNextTurn',
  ] as const)('duration %s', (until) => {
    const apply: dsl.Modification[] = [{ kind: 'modifyPT', power: 1, toughness: 1 }]
    expectSorcery({
      kind: 'spell',
      targets: { target: { objects: { type: 'creature' } } },
      effects: [{ kind: 'apply', what: the('target'), apply, until }],
    })
  })

  it.each(['whileSourceOnBattlefield', 'whileSourceTapped', 'whileYouControlSource'] as const)(
    'duration %s',
    (until) => {
      expectCreature({
        kind: 'triggered',
        on: { kind: 'attacks', object: 'self' },
        targets: { target: { objects: { type: 'artifact' } } },
        effects: [{ kind: 'rule', rule: { kind: 'doesntUntap', what: the('target') }, until }],
      })
    },
  )

  it.each(
    dsl.STEPS.flatMap((step) => (['you', 'opponent', 'eachPlayer'] as const).map((whose) => [step, whose] as const)),
  )('step %s of %s, and the next one', (step, whose) => {
    const on: dsl.EventPattern = { kind: 'beginningOf', step, whose }
    expectCreature({ kind: 'triggered', on, effects: [DRAW] })
    expectSorcery({ kind: 'spell', effects: [{ kind: 'delayedTrigger', on, lasts: 'once', effects: [DRAW] }] })
  })

  it.each(['you', 'opponent', 'eachPlayer', 'defendingPlayer'] as const)('player %s', (player) => {
    expectSorcery({ kind: 'spell', effects: [{ kind: 'loseLife', player, amount: 2 }] })
  })

  it.each(['you', 'opponent', undefined] as const)('player %s of an event', (player) => {
    const on: dsl.EventPattern = { kind: 'discarded', ...(player === undefined ? {} : { player }) }
    expectCreature({ kind: 'triggered', on, effects: [DRAW] })
  })

  it.each(COUNTED_KEYWORDS)('keyword %s', (kind) => {
    expectCreature(dsl.keyword({ kind, count: 2 }))
  })

  it.each([...COST_KEYWORDS.map((kind) => ({ kind })), ...Object.values(COST_KEYWORD_FORMS)])('keyword %o', (form) => {
    expectCreature(dsl.keyword({ ...form, cost: [{ kind: 'mana', mana: '{2}' }] } as dsl.Keyword))
  })

  it.each(['color', 'creatureType'] as const)('choice of a %s', (kind) => {
    const as = kind === 'color' ? 'color' : 'type'
    expectSorcery({ kind: 'spell', effects: [{ kind: 'chooseWord', player: 'you', choose: { kind }, as }, DRAW] })
  })

  it.each(['cardTypesAmong', 'colorsAmong', 'basicLandTypesAmong'] as const)('%s', (kind) => {
    const amount: dsl.Quantity = { kind, of: { type: 'land', controller: 'you' } }
    expectSorcery({ kind: 'spell', effects: [{ kind: 'gainLife', player: 'you', amount }] })
  })

  it.each([
    { min: 0, max: 'any' },
    { min: 1, max: 2 },
    { min: 1, max: 3 },
    ...upTo(20, 2).map((max) => ({ min: 0, max })),
  ] as const)('an amount divided among %o', (count) => {
    expectSorcery({
      kind: 'spell',
      targets: { target: { objects: { type: 'creature' }, count, divide: 5 } },
      effects: [{ kind: 'dealDamage', amount: 5, to: the('target'), divided: 'divided' }],
    })
  })

  it.each([
    { min: 1, max: 1 },
    { min: 2, max: 2 },
    { min: 1, max: 3 },
    { min: 0, max: 1 },
    { min: 0, max: 2 },
  ])('%o modes of three', (count) => {
    const options = [1, 2, 3].map((amount) => ({
      effects: [{ kind: 'gainLife' as const, player: 'you' as const, amount }],
    }))
    expectSorcery({ kind: 'spell', modes: { ...count, options }, effects: [] })
  })
})

function tapped(objects: dsl.Filter): Pick<dsl.TriggeredAbility, 'targets' | 'effects'> {
  const { targets, effects } = tapTarget(objects)
  return targets === undefined ? { effects } : { targets, effects }
}
