import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Conspicuous Snoop] has the activated abilities of a Goblin card on top of your library', () => {
  const b = board({ a: { battlefield: ['Conspicuous Snoop', 'Mountain'], library: ['Mogg Fanatic', 'Shock'] } })
  b.activate('Conspicuous Snoop', { targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Conspicuous Snoop')]).toEqual([19, true])
})

it('[Conspicuous Snoop] casts Goblins from the top, and has no abilities of other cards', () => {
  const b = board({
    a: { battlefield: ['Conspicuous Snoop', 'Mountain'], library: ['Mogg Fanatic', 'Prodigal Sorcerer'] },
  })
  b.cast('Mogg Fanatic', { from: 'library' }).resolve()
  expect(b.in('battlefield', 'Mogg Fanatic')).toBe(true)
  expect(b.can('activate', 'Conspicuous Snoop')).toBe(false)
})
