import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Will of the Jeskai] asks each player whether to discard the hand and draw five', () => {
  const b = board({
    a: { hand: ['Will of the Jeskai', 'Island'], library: ['6 Forest'], mana: '{R}{R}{R}{R}' },
    b: { hand: ['Swamp'], library: ['6 Plains'] },
  })
  b.reply('mode', [0]).cast('Will of the Jeskai').reply('yesNo', [0], 'A').reply('yesNo', [1], 'B').resolve()
  expect(b.names('hand', 'A')).toEqual(['Forest', 'Forest', 'Forest', 'Forest', 'Forest'])
  expect(b.names('hand', 'B')).toEqual(['Swamp'])
})

it('[Will of the Jeskai] or gives instant and sorcery cards flashback', () => {
  const b = board({ a: { hand: ['Will of the Jeskai'], graveyard: ['Shock'], mana: '{R}{R}{R}{R}{R}' } })
  b.reply('mode', [1]).cast('Will of the Jeskai').resolve()
  b.cast('Shock', { targets: ['B'], method: 'flashback' }).resolve()
  expect(b.life('B')).toBe(18)
  expect(b.in('exile', 'Shock')).toBe(true)
})
