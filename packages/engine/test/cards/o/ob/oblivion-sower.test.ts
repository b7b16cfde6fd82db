import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oblivion Sower] takes lands the opponent owns from exile, those exiled before too', () => {
  const b = board({
    a: { hand: ['Oblivion Sower'], battlefield: ['6 Wastes'] },
    b: { library: ['Forest', 'Shock', 'Island', 'Memnite', 'Swamp'], exile: ['Plains'] },
  })
  b.pick('choose', 'Forest', 'Island', 'Plains').cast('Oblivion Sower').resolve()
  expect(b.names('battlefield', 'A').slice(6).sort()).toEqual(['Forest', 'Island', 'Plains'])
  expect([b.names('exile'), b.in('stack', 'Oblivion Sower')]).toEqual([['Shock', 'Memnite'], true])
})

it('[Oblivion Sower] may take none', () => {
  const b = board({ a: { hand: ['Oblivion Sower'], battlefield: ['6 Wastes'] }, b: { library: ['4 Forest'] } })
  b.reply('choose', []).cast('Oblivion Sower').resolve()
  expect([b.names('exile').length, b.in('battlefield', 'Forest')]).toEqual([4, false])
})
