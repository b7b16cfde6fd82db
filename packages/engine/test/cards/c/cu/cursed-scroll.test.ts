import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const scroll = (hand: string[], more: string[] = []) =>
  board({ a: { battlefield: ['Cursed Scroll', '3 Wastes', ...more], hand } })

it('[Cursed Scroll] deals 2 damage if the card revealed at random has the chosen name', () => {
  const b = scroll(['2 Shock'])
  b.reply('chooseName', 'Shock')
    .activate('Cursed Scroll', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(18)
  expect(b.count('hand', 'Shock', 'A')).toBe(2)
})

it('[Cursed Scroll] deals no damage if it has another name', () => {
  const b = scroll(['Shock'])
  b.reply('chooseName', 'Lightning Bolt')
    .activate('Cursed Scroll', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(20)
})

it('[Cursed Scroll] reveals nothing from an empty hand', () => {
  const b = scroll([])
  b.reply('chooseName', 'Cursed Scroll')
    .activate('Cursed Scroll', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(20)
})

it('[Cursed Scroll] the name is chosen on resolution, the target on activation', () => {
  const b = scroll(['Shock'])
  b.activate('Cursed Scroll', { targets: ['B'] })
  expect(b.asked.map(({ purpose }) => purpose)).toEqual(['target'])
  b.reply('chooseName', 'Shock').resolve()
  expect(b.asked.map(({ purpose }) => purpose)).toEqual(['target', 'chooseName'])
})

it('[Cursed Scroll] reveals one card only: the opponent then knows it and no other', () => {
  const b = scroll(['Shock', 'Lightning Bolt', 'Hill Giant'])
  b.reply('chooseName', 'Shock')
    .activate('Cursed Scroll', { targets: ['B'] })
    .resolve()
  const known = b.game.state.hand[0].filter((id) => (b.game.state.objects[id]!.knownTo & 2) !== 0)
  expect(known).toHaveLength(1)
})

it('[Cursed Scroll] the card is chosen at random: over many games each of two is revealed', () => {
  const hits = Array.from({ length: 20 }, (_, seed) => {
    const b = board({ a: { battlefield: ['Cursed Scroll', '3 Wastes'], hand: ['Shock', 'Forest'] }, seed: `s${seed}` })
    b.reply('chooseName', 'Shock')
      .activate('Cursed Scroll', { targets: ['B'] })
      .resolve()
    return b.life('B') === 18
  })
  expect(new Set(hits)).toEqual(new Set([true, false]))
})

it('[CR 201.4] a name that no card has is refused', () => {
  const b = scroll(['Shock'])
  expect(() =>
    b
      .reply('chooseName', 'Shok')
      .activate('Cursed Scroll', { targets: ['B'] })
      .resolve(),
  ).toThrow('is not the name of a card')
})

it('[CR 201.4] a name is the same in any case', () => {
  const b = scroll(['Shock'])
  b.reply('chooseName', 'shock')
    .activate('Cursed Scroll', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(18)
})

it.each(['Assault', 'Battery'])('[CR 709.4a] Assault // Battery in hand has the chosen name %s', (half) => {
  const b = scroll(['Assault // Battery'])
  b.reply('chooseName', half)
    .activate('Cursed Scroll', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(18)
})

it("[CR 402.3] the suggested names tell nothing of the opponent's hidden cards", () => {
  const b = board({
    a: { battlefield: ['Cursed Scroll', '3 Wastes'], hand: ['Shock'], library: ['Forest'] },
    b: { battlefield: ['Plains'], hand: ['Wrath of God'], library: ['Serra Angel'] },
  })
  b.reply('chooseName', (decision) => {
    if (decision.shape !== 'name') throw new Error('not a name')
    expect(decision.suggestions).toEqual(expect.arrayContaining(['Shock', 'Forest', 'Plains']))
    for (const hidden of ['Wrath of God', 'Serra Angel']) expect(decision.suggestions).not.toContain(hidden)
    return 'Shock'
  })
  b.activate('Cursed Scroll', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})
