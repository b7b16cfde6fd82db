import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('flash as long as a condition is true', () => {
  const cases = [
    ['Crashing Tide', '3 Island', 'Merfolk of the Pearl Trident'],
    ['Colossal Rattlewurm', '4 Forest', 'Desert'],
    ['Supernatural Rescue', '4 Plains', 'Wandering Ones'],
    ['Mutual Destruction', '1 Swamp', 'Ambush Viper'],
  ] as const

  it.each(cases)(
    '[CR 113.6d, 601.3d] [%s] has it in the hand, while the condition is true',
    (card, lands, condition) => {
      const inOpponentsTurn = (...more: string[]) =>
        board({
          active: 1,
          a: { hand: [card], battlefield: [lands, 'Grizzly Bears', ...more] },
          b: { battlefield: ['Hill Giant'] },
        }).turnTo('A')
      expect(inOpponentsTurn(condition).can('cast', card)).toBe(true)
      expect(inOpponentsTurn().can('cast', card)).toBe(false)
    },
  )

  it('[CR 113.6d] [Graveyard Shift] counts the mana values in the graveyard', () => {
    const graveyard = ['Shock', 'Grizzly Bears', 'Hill Giant', 'Giant Spider', 'Forest']
    const withCards = (cards: readonly string[]) =>
      board({
        active: 1,
        a: { hand: ['Graveyard Shift'], battlefield: ['5 Swamp'], graveyard: [...cards, 'Siege-Gang Commander'] },
      }).turnTo('A')
    expect(withCards(graveyard).can('cast', 'Graveyard Shift')).toBe(true)
    expect(withCards(graveyard.slice(2)).can('cast', 'Graveyard Shift')).toBe(false)
  })
})

it('[CR 702.85a] [Bloodbraid Marauder] has cascade on the stack with four card types in the graveyard', () => {
  const marauder = (...graveyard: string[]) =>
    board({
      a: {
        hand: ['Bloodbraid Marauder'],
        battlefield: ['2 Mountain'],
        graveyard,
        library: ['Forest', 'Goblin Lackey', '5 Forest'],
      },
    }).cast('Bloodbraid Marauder')
  const four = marauder('Shock', 'Grizzly Bears', 'Forest', 'Seal of Fire')
  expect(four.game.state.stack).toHaveLength(2)
  four.yes().resolveAll()
  expect(four.in('battlefield', 'Goblin Lackey', 'A')).toBe(true)
  expect(marauder('Shock', 'Grizzly Bears', 'Forest').game.state.stack).toHaveLength(1)
})

it.each([
  ['Rhet-Tomb Mystic', 'Hill Giant', '2 Island'],
  ['Jo Grant', 'Ornithopter', '3 Plains'],
  ['Tectonic Reformation', 'Forest', '1 Mountain'],
])('[CR 702.29a] [%s] gives cycling to cards in the hand: %s can be cycled', (granter, card, lands) => {
  const b = board({ a: { hand: [card], battlefield: [granter, lands], library: ['Island', 'Island'] } })
  expect(b.can('activate', card)).toBe(true)
  b.activate(card, { zone: 'hand' }).resolveAll()
  expect(b.in('graveyard', card, 'A')).toBe(true)
  expect(b.in('hand', 'Island', 'A')).toBe(true)
})

it.each([
  ['Sedris, the Traitor King', 'Hill Giant', ['3 Swamp']],
  ['Dregscape Sliver', 'Muscle Sliver', ['2 Swamp']],
  ['Mishra, Tamer of Mak Fawa', 'Ornithopter', ['2 Swamp', 'Mountain']],
])('[CR 702.84a] [%s] gives unearth to cards in the graveyard: %s returns', (granter, card, lands) => {
  const b = board({ a: { graveyard: [card], battlefield: [granter, ...lands] } })
  expect(b.can('activate', card)).toBe(true)
  b.activate(card).resolveAll()
  expect(b.in('battlefield', card, 'A')).toBe(true)
  expect(b.has(card, 'haste')).toBe(true)
})

it('[CR 205.3m] [Time Lord Regeneration] Time Lord is one creature type', () => {
  const b = board({
    a: {
      hand: ['Time Lord Regeneration', 'Lightning Bolt'],
      battlefield: ['Island', 'Mountain', 'Jenny, Generated Anomaly'],
      library: ['Forest', 'Romana II', 'Forest'],
    },
  })
  b.cast('Time Lord Regeneration').resolve()
  b.pick('target', 'Jenny, Generated Anomaly').cast('Lightning Bolt').resolveAll()
  expect(b.in('graveyard', 'Jenny, Generated Anomaly', 'A')).toBe(true)
  expect(b.in('battlefield', 'Romana II', 'A')).toBe(true)
})

it('[CR 702.52a] [The Necrobloom] gives dredge to land cards in the graveyard', () => {
  const b = board({
    a: {
      battlefield: ['The Necrobloom', '3 Island'],
      hand: ['Divination'],
      graveyard: ['Wasteland'],
      library: ['2 Shock', 'Grizzly Bears', 'Forest'],
    },
  })
  b.yes().no().cast('Divination').resolve()
  expect(b.names('hand', 'A')).toEqual(['Wasteland', 'Grizzly Bears'])
  expect(b.count('graveyard', 'Shock', 'A')).toBe(2)
})
