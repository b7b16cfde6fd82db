import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Sephiroth, Fabled SOLDIER] drains for each other creature that dies, and transforms with the fourth', () => {
  const b = board({
    a: { battlefield: ['Sephiroth, Fabled SOLDIER', '6 Swamp', '5 Memnite'], hand: ['Bane of the Living', 'Infest'] },
    b: { battlefield: ['2 Hill Giant'] },
  })
  b.cast('Infest').resolve().resolveAll()
  expect([b.life('B'), b.life('A'), b.in('battlefield', 'Sephiroth, One-Winged Angel')]).toEqual([15, 25, true])
})

it('[Sephiroth, One-Winged Angel] leaves an emblem as it is transformed into, and sacrifices for cards', () => {
  const b = board({
    a: {
      battlefield: ['Sephiroth, Fabled SOLDIER', '3 Swamp', '4 Memnite', 'Hill Giant', 'Gray Ogre'],
      hand: ['Infest'],
    },
  })
  b.cast('Infest').resolve().resolveAll()
  const life = b.life('B')
  b.to('main1', 5).pick('choose', 'Hill Giant').attack('Sephiroth, One-Winged Angel').resolve()
  b.resolveAll()
  // The emblem alone triggers: the back face does not drain.
  expect([b.in('graveyard', 'Hill Giant'), b.life('B')]).toEqual([true, life - 1])
})

it('[Sephiroth, Fabled SOLDIER] may sacrifice another creature for a card as it enters', () => {
  const b = board({ a: { hand: ['Sephiroth, Fabled SOLDIER'], battlefield: ['3 Swamp', 'Memnite'] } })
  b.yes('payOrNot').cast('Sephiroth, Fabled SOLDIER').resolve().resolveAll()
  expect([b.in('graveyard', 'Memnite'), b.names('hand', 'A').length, b.life('B')]).toEqual([true, 1, 19])
})
