import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Leovold, Emissary of Trest] draws where you or your permanent becomes the target of an opponent', () => {
  const b = board({
    a: { hand: ['2 Shock'], battlefield: ['2 Mountain'] },
    b: { battlefield: ['Leovold, Emissary of Trest', 'Hill Giant'] },
  })
  b.reply('yesNo', [0], 'B')
    .cast('Shock', { targets: ['B'] })
    .resolve()
  expect(b.names('hand', 'B').length).toBe(1)
  b.resolve()
    .reply('yesNo', [0], 'B')
    .cast('Shock', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.names('hand', 'B').length).toBe(2)
})

it('[Leovold, Emissary of Trest] does not mind your own spells, and holds opponents to one card each turn', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain', 'Leovold, Emissary of Trest'] },
    b: { hand: ['Divination'], battlefield: ['3 Island'] },
  })
  b.yes()
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
  b.to('main1', 4)
  expect(b.cast('Divination').resolve().names('hand', 'B').length).toBe(1)
})
