import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lazav, Wearer of Faces] wears a face it has exiled when a Clue is sacrificed', () => {
  const b = board({
    a: { battlefield: ['Lazav, Wearer of Faces', '2 Island'] },
    b: { graveyard: ['Serra Angel'] },
  })
  b.attack('Lazav, Wearer of Faces').resolve()
  expect([b.in('exile', 'Serra Angel'), b.count('battlefield', 'Clue Token')]).toEqual([true, 1])
  b.pick('choose', 'Serra Angel').activate('Clue Token').resolveAll()
  expect(b.pt('Serra Angel')).toBe('4/4')
  b.to('upkeep', 4)
  expect(b.in('battlefield', 'Lazav, Wearer of Faces')).toBe(true)
})
