import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flame of Anor] allows two modes while you control a Wizard', () => {
  const of = (creature: string) => {
    const b = board({
      a: { battlefield: ['2 Island', 'Mountain', creature], hand: ['Flame of Anor'] },
      b: { battlefield: ['Hill Giant', 'Sol Ring'] },
    })
    return b
      .reply('mode', creature === 'Memnite' ? [2] : [0, 2])
      .aim(creature === 'Memnite' ? ['Hill Giant'] : ['A', 'Hill Giant'])
      .cast('Flame of Anor')
      .resolve()
      .names('hand', 'A').length
  }
  expect([of("Thassa's Oracle"), of('Memnite')]).toEqual([2, 0])
})
