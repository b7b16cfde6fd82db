import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 609.7] only red sources may be chosen', () => {
  const b = board({
    a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Goblin Piker'] },
  })
  b.pick('chooseSource', 'Goblin Piker').activate('Circle of Protection: Red').resolve()
  const [asked] = b.asked
  expect(asked?.shape === 'objects' && asked.candidates).toEqual([b.id('Hill Giant'), b.id('Goblin Piker')])
})
