import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Knight-Errant of Eos] takes creature cards with mana value up to the number of creatures that convoked it', () => {
  const b = board({
    a: {
      hand: ['Knight-Errant of Eos'],
      battlefield: ['3 Plains', 'Savannah Lions', 'Suntail Hawk'],
      library: ['Grizzly Bears', 'Hill Giant', 'Memnite', 'Shock', '4 Plains'],
    },
  })
  let offered = 0
  b.reply('choose', (decision) => {
    if (decision.shape === 'objects') offered = decision.candidates.length
    return [b.id('Grizzly Bears'), b.id('Memnite', 'library')]
  })
  b.cast('Knight-Errant of Eos').resolveAll()
  expect([offered, b.names('hand', 'A').sort()]).toEqual([2, ['Grizzly Bears', 'Memnite']])
})
