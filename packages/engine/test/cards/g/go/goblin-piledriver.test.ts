import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Piledriver] gets +2/+0 for each other attacking Goblin', () => {
  const b = board({ a: { battlefield: ['Goblin Piledriver', 'Goblin Piker', 'Mogg Fanatic'] } })
  b.attack('Goblin Piledriver', 'Goblin Piker', 'Mogg Fanatic').resolve()
  expect(b.pt('Goblin Piledriver')).toBe('5/2')
})

it('[Goblin Piledriver] counts neither itself, nor Goblins that stay at home, nor attackers that are no Goblins', () => {
  const b = board({ a: { battlefield: ['Goblin Piledriver', 'Goblin Piker', 'Grizzly Bears'] } })
  b.attack('Goblin Piledriver', 'Grizzly Bears').resolve()
  expect(b.pt('Goblin Piledriver')).toBe('1/2')
})

it('[Goblin Piledriver] counts as the trigger resolves, and no more after that', () => {
  const b = board({ a: { battlefield: ['Goblin Piledriver', 'Mogg Fanatic', 'Goblin Piker'] } })
  b.attack('Goblin Piledriver', 'Mogg Fanatic', 'Goblin Piker')
  b.activate('Mogg Fanatic', { targets: ['B'] })
    .resolve()
    .resolve()
  expect(b.pt('Goblin Piledriver')).toBe('3/2')
  b.to('main1', 4)
  expect(b.pt('Goblin Piledriver')).toBe('1/2')
})

it('[Goblin Piledriver] has protection from blue: no blue spell targets it', () => {
  const b = board({ a: { battlefield: ['Goblin Piledriver', 'Island'], hand: ['Unsummon'] } })
  expect(b.can('cast', 'Unsummon')).toBe(false)
})

it('[Goblin Piledriver] cannot be blocked by a blue creature', () => {
  const b = board({
    a: { battlefield: ['Goblin Piledriver'] },
    b: { battlefield: ['Air Elemental', 'Hill Giant'] },
  })
  b.attack('Goblin Piledriver')
  expect(() => b.block('Air Elemental>Goblin Piledriver')).toThrow()
  b.block('Hill Giant>Goblin Piledriver').damage()
  expect(b.in('graveyard', 'Goblin Piledriver', 'A')).toBe(true)
})

it('[Goblin Piledriver] takes no damage from a blue creature it blocks', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Goblin Piledriver'] },
    b: { battlefield: ['Snapcaster Mage'] },
  })
  b.attack('Snapcaster Mage').block('Goblin Piledriver>Snapcaster Mage').damage()
  expect(b.object('Goblin Piledriver').damage).toBe(0)
  expect(b.in('graveyard', 'Snapcaster Mage', 'B')).toBe(true)
})
