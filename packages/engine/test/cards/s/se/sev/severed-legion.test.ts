import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Severed Legion] is blocked by artifact and black creatures only', () => {
  const b = board({
    a: { battlefield: ['Severed Legion'] },
    b: { battlefield: ['Hill Giant', 'Memnite', 'Black Knight'] },
  })
  b.attack('Severed Legion').to('declareBlockers')
  expect(() => b.block('Hill Giant>Severed Legion')).toThrow()
  b.block('Memnite>Severed Legion', 'Black Knight>Severed Legion')
})
