import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tranquil Frillback] has as many modes as {G} was paid', () => {
  const b = board({
    a: { hand: ['Tranquil Frillback'], battlefield: ['5 Forest'] },
    b: { battlefield: ['Bonesplitter'], graveyard: ['Shock'] },
  })
  b.yes('payOrNot').yes('payOrNot').reply('mode', [0, 1]).aim(['Bonesplitter', 'B'])
  b.cast('Tranquil Frillback').resolve().resolve().resolve()
  expect([b.names('exile').sort(), b.life('A')]).toEqual([['Bonesplitter', 'Shock'], 20])
})

it('[Tranquil Frillback] does nothing where nothing was paid', () => {
  const b = board({ a: { hand: ['Tranquil Frillback'], battlefield: ['5 Forest'] } })
  b.no('payOrNot').cast('Tranquil Frillback').resolve().resolve()
  expect([b.game.state.stack.length, b.life('A')]).toEqual([0, 20])
})
