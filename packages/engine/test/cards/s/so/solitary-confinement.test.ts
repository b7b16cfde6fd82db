import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers, watch } from '../../../support/watch.ts'

it('[Solitary Confinement] is kept by discarding a card at your upkeep', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Solitary Confinement'], hand: ['Forest', 'Shock'] } })
  b.pick('discard', 'Shock').to('upkeep')
  expect(b.in('battlefield', 'Solitary Confinement', 'A')).toBe(true)
  expect(b.names('graveyard', 'A')).toEqual(['Shock'])
})

it('[Solitary Confinement] is sacrificed when you discard nothing', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] } })
  b.no('payOrNot').to('upkeep')
  expect(b.names('graveyard', 'A')).toEqual(['Solitary Confinement'])
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it('[Solitary Confinement] is sacrificed with an empty hand', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Solitary Confinement'] } })
  b.to('upkeep')
  expect(b.in('graveyard', 'Solitary Confinement', 'A')).toBe(true)
})

it('[Solitary Confinement] skips your draw step', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] } })
  b.to('main1')
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Solitary Confinement] prevents all damage to you, of spells and of creatures', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Solitary Confinement'] },
    b: { battlefield: ['Hill Giant', '2 Mountain'], hand: ['Flame Rift'] },
  })
  b.cast('Flame Rift').resolve().attack('Hill Giant').damage()
  expect(b.life('A')).toBe(20)
  expect(b.life('B')).toBe(16)
})

it('[Solitary Confinement] gives you shroud', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Solitary Confinement'] },
    b: { battlefield: ['Mountain', 'Hill Giant'], hand: ['Lightning Bolt'] },
  })
  const seen = offers(b, 'target', 'Hill Giant')
  b.cast('Lightning Bolt')
  expect(seen).toEqual(['Hill Giant', 'B'])
})

it('[Solitary Confinement] prevents no damage to your creatures and no loss of life', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Solitary Confinement', 'Grizzly Bears', 'Bitterblossom'], hand: ['Forest'] },
    b: { battlefield: ['2 Mountain'], hand: ['Pyroclasm'] },
  })
  b.cast('Pyroclasm').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  b.to('upkeep')
  expect(b.life('A')).toBe(19)
})

it('[Solitary Confinement] skips the draw step with Sylvan Library in it', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Solitary Confinement', 'Sylvan Library'], hand: ['Forest', 'Plains'] },
  })
  b.to('main1')
  expect(b.names('hand', 'A')).toHaveLength(1)
})

it("[Solitary Confinement] leaves the opponent's draw step alone", () => {
  const b = board({ step: 'end', a: { battlefield: ['Solitary Confinement'] } })
  b.to('main1')
  expect(b.names('hand', 'B')).toHaveLength(1)
})

it("[Solitary Confinement] asks for no card in the opponent's upkeep", () => {
  const b = board({ step: 'end', a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] } })
  b.to('upkeep')
  expect(b.names('hand', 'A')).toEqual(['Forest'])
  expect(b.in('battlefield', 'Solitary Confinement', 'A')).toBe(true)
})

describe('Solitary Confinement', () => {
  it('[S10.2] its controller skips the draw step', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] }, active: 1, step: 'end' })
    const seen = watch(b)
    b.to('main1', 4)
    expect(b.names('hand', 'A')).toEqual([])
    expect(seen.events.filter((e) => e.kind === 'stepSkipped').map((e) => [e.player, e.detail])).toEqual([[0, 'draw']])
  })

  it('[S10.2] the opponent does not', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'] }, active: 0, step: 'end' })
    b.to('main1', 4)
    expect(b.names('hand', 'B')).toEqual(['Wastes'])
  })

  it('[S10.4] in the upkeep it is kept by discarding a card', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] }, active: 1, step: 'end' })
    b.yes('payOrNot').to('main1', 4)
    expect(b.in('battlefield', 'Solitary Confinement')).toBe(true)
    expect(b.names('graveyard', 'A')).toEqual(['Forest'])
  })

  it('[S10.4] declining sacrifices it', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] }, active: 1, step: 'end' })
    b.no('payOrNot').to('main1', 4)
    expect(b.in('graveyard', 'Solitary Confinement', 'A')).toBe(true)
    expect(b.in('hand', 'Forest', 'A')).toBe(true)
  })

  it('[S10.4] without cards in hand it is sacrificed', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'] }, active: 1, step: 'end' })
    b.to('draw', 4)
    expect(b.in('graveyard', 'Solitary Confinement', 'A')).toBe(true)
  })

  it('[S10.3] its controller has shroud and cannot be targeted, not even by themselves', () => {
    const b = board({
      a: {
        battlefield: ['Solitary Confinement', '2 Island', 'Mountain'],
        hand: ['Ancestral Recall', 'Lightning Bolt'],
      },
    })
    b.cast('Ancestral Recall').resolve()
    expect(b.names('hand', 'B').length).toBe(3)
    b.cast('Lightning Bolt').resolve()
    expect(b.life('B')).toBe(17)
  })

  it('[S10.3] damage of a spell without targets is prevented', () => {
    const b = board({
      a: { battlefield: ['Solitary Confinement'] },
      b: { battlefield: ['2 Mountain'], hand: ['Flame Rift'] },
      active: 1,
    })
    b.cast('Flame Rift').resolve()
    expect(b.life('A')).toBe(20)
    expect(b.life('B')).toBe(16)
  })

  it('[S10.3] damage of an ability is prevented', () => {
    const b = board({
      a: { battlefield: ['Solitary Confinement', 'Ankh of Mishra'], hand: ['Forest'] },
    })
    b.play('Forest').resolve()
    expect(b.life('A')).toBe(20)
  })

  it('[S10.3] combat damage is prevented', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'] }, b: { battlefield: ['Hill Giant'] }, active: 1 })
    b.attack('Hill Giant').damage()
    expect(b.life('A')).toBe(20)
  })

  it("[S10.3] its controller's creatures are not protected", () => {
    const b = board({
      a: { battlefield: ['Solitary Confinement', 'Grizzly Bears'] },
      b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      active: 1,
    })
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
  })

  it('[S10.3] a planeswalker of that player is not protected either', () => {
    const b = board({
      a: { battlefield: ['Solitary Confinement', 'Jace Beleren'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
      active: 1,
    })
    b.cast('Shock', { targets: ['Jace Beleren'] }).resolve()
    expect(b.counters('Jace Beleren', 'loyalty')).toBe(1)
  })

  it('[S10.5] [CR 614.10] with Sylvan Library: the draw step is skipped, so its ability does not trigger', () => {
    const b = board({
      a: { battlefield: ['Solitary Confinement', 'Sylvan Library'], hand: ['2 Forest'] },
      active: 1,
      step: 'end',
    })
    const seen = watch(b)
    b.yes('payOrNot').to('main1', 4)
    expect(b.names('hand', 'A')).toEqual(['Forest'])
    expect(seen.events.filter((e) => e.kind === 'triggered' && e.player === 0).length).toBe(1)
  })
})
