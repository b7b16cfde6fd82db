import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Liliana Vess] discards, tutors, and raises all the dead', () => {
  const position = (loyalty: number) => ({
    a: {
      battlefield: [{ card: 'Liliana Vess', counters: { loyalty } }],
      graveyard: ['Hill Giant'],
      library: ['Forest', 'Memnite'],
    },
    b: { hand: ['Shock'], graveyard: ['Grizzly Bears'] },
  })
  const plus = board(position(5))
  plus.activate('Liliana Vess', { targets: ['B'] }).resolve()
  expect([plus.in('graveyard', 'Shock', 'B'), plus.counters('Liliana Vess', 'loyalty')]).toEqual([true, 6])
  const tutor = board(position(5))
  tutor.pick('chooseFound', 'Memnite').activate('Liliana Vess', { nth: 1 }).resolve()
  expect(tutor.names('library', 'A')[0]).toBe('Memnite')
  const all = board(position(8))
  all.activate('Liliana Vess', { nth: 2 }).resolve()
  expect([all.in('battlefield', 'Hill Giant', 'A'), all.in('battlefield', 'Grizzly Bears', 'A')]).toEqual([true, true])
})
