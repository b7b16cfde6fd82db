import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[March of Otherworldly Light] costs {2} less for each white card exiled', () => {
  const b = board({
    a: { hand: ['March of Otherworldly Light', '2 Raise the Alarm'], battlefield: ['Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.yes('additionalCost').yes('additionalCost').reply('x', 4)
  b.cast('March of Otherworldly Light').resolve()
  expect([b.in('exile', 'Hill Giant'), b.count('exile', 'Raise the Alarm')]).toEqual([true, 2])
})
