import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Extraction Specialist] returns a creature that cannot attack or block for as long as you control it', () => {
  const b = board({
    a: { hand: ['Extraction Specialist'], battlefield: ['3 Plains'], graveyard: ['Grizzly Bears'] },
    b: { battlefield: ['Memnite', 'Mountain'], hand: ['Lightning Bolt'] },
  })
  b.cast('Extraction Specialist').resolve().resolve()
  b.to('main1', 4).attack('Memnite')
  expect(() => b.block('Grizzly Bears>Memnite')).toThrow()
  b.block()
  b.to('main2')
    .cast('Lightning Bolt', { targets: ['Extraction Specialist'] })
    .resolve()
  b.to('main1', 5).attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(18)
})
