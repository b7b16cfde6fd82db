import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Demonic Consultation] exiles six cards, then everything down to the named card', () => {
  const b = board({
    a: {
      battlefield: ['Swamp'],
      hand: ['Demonic Consultation'],
      library: ['6 Forest', '2 Island', 'Shock', 'Memnite'],
    },
  })
  b.reply('chooseName', 'Shock').cast('Demonic Consultation').resolve()
  expect([b.names('hand', 'A'), b.names('exile', 'A').length, b.names('library', 'A')]).toEqual([
    ['Shock'],
    8,
    ['Memnite'],
  ])
})
