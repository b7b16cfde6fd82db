import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { gain } from '../../support/declarations.ts'

it('[CR 704.7] one regeneration shield replaces destruction by lethal damage and by deathtouch together', () => {
  const b = board({
    a: { battlefield: ['Drudge Skeletons', 'Swamp'] },
    b: { battlefield: ['Craw Wurm'] },
    active: 1,
  })
  gain(b, 'Craw Wurm', 'deathtouch')
  b.attack('Craw Wurm').block('Drudge Skeletons>Craw Wurm').turnTo('A')
  b.activate('Drudge Skeletons').resolve()
  b.damage()
  expect(b.object('Drudge Skeletons')).toMatchObject({ zone: 'battlefield', tapped: true })
})
