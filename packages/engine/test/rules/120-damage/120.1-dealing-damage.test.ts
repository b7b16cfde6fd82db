import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

it('[CR 120.2b, 120.3c, 306.8] damage to a planeswalker removes as many loyalty counters', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Jace Beleren'] } })
  b.cast('Shock', { targets: ['Jace Beleren'] }).resolve()
  expect(b.counters('Jace Beleren', 'loyalty')).toBe(1)
})

it('[CR 120.1a] what is no creature, planeswalker or battle is dealt no damage: Pyroclasm leaves a land alone', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Pyroclasm'] },
    b: { battlefield: ['Forest', 'Memnite'] },
  })
  const seen = watch(b)
  b.cast('Pyroclasm').resolve()
  expect(seen.count('damage')).toBe(1)
})

it('[CR 120.2a, 510.2] attacking and blocking creatures deal damage equal to their power at the same time', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Hill Giant').block('Hill Giant#2>Hill Giant').damage()
  expect(b.count('graveyard', 'Hill Giant')).toBe(2)
})

describe('[CR 120.3] what damage does', () => {
  it.each([['[CR 120.3b, 702.90b] poison counters for a player', 'Blighted Agent']])(
    '%s if the source has infect',
    (_title, name) => {
      const b = board({ a: { battlefield: [name] } })
      b.attack(name).damage()
      expect([b.life('B'), b.game.state.players[1].counters['poison']]).toEqual([20, 1])
    },
  )

  it('[CR 120.3d, 702.80a] -1/-1 counters for a creature if the source has wither', () => {
    const b = board({ a: { battlefield: ['Wildslayer Elves'] }, b: { battlefield: ['Craw Wurm'] } })
    b.attack('Wildslayer Elves').block('Craw Wurm>Wildslayer Elves').damage()
    expect([b.counters('Craw Wurm', '-1/-1'), b.object('Craw Wurm').damage]).toEqual([3, 0])
  })

  it('[CR 120.3e] marked damage for a creature otherwise', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Craw Wurm'] } })
    b.cast('Shock', { targets: ['Craw Wurm'] }).resolve()
    expect(b.object('Craw Wurm').damage).toBe(2)
  })

  it('[CR 120.3f, 702.15b] and life for the controller of a source with lifelink', () => {
    const b = board({ a: { battlefield: ['Child of Night'] } })
    b.attack('Child of Night').damage()
    expect([b.life('A'), b.life('B')]).toEqual([22, 18])
  })

  it('[CR 120.3g, 702.164c] poison counters besides the loss of life if the source has toxic', () => {
    const b = board({ a: { battlefield: ['Branchblight Stalker'] } })
    b.attack('Branchblight Stalker').damage()
    expect([b.life('B'), b.game.state.players[1].counters['poison']]).toEqual([17, 2])
  })
})

it('[CR 120.6, 514.2] damage stays marked until the cleanup step', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Craw Wurm'] } })
  b.cast('Shock', { targets: ['Craw Wurm'] })
    .resolve()
    .to('end')
  expect(b.object('Craw Wurm').damage).toBe(2)
  expect(b.to('upkeep').object('Craw Wurm').damage).toBe(0)
})

it('[CR 120.8] a source that would deal 0 damage deals none', () => {
  const b = board({ a: { battlefield: ['Ornithopter'] } })
  const seen = watch(b)
  b.attack('Ornithopter').damage()
  expect(seen.count('damage')).toBe(0)
})
