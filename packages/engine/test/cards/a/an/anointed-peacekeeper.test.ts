import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Anointed Peacekeeper] makes what is named dearer', () => {
  const b = board({
    a: { hand: ['Anointed Peacekeeper'], battlefield: ['3 Plains'] },
    b: { hand: ['Shock'], battlefield: ['2 Mountain'] },
  })
  b.reply('chooseName', 'Shock').cast('Anointed Peacekeeper').resolve().turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(false)
})
