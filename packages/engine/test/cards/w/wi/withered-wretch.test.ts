import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Withered Wretch] exiles a card from any graveyard for {1}', () => {
  const b = board({
    a: { battlefield: ['Withered Wretch', '2 Swamp'], graveyard: ['Duress'] },
    b: { graveyard: ['Shock'] },
  })
  b.activate('Withered Wretch', { targets: ['Shock'] }).resolve()
  b.activate('Withered Wretch', { targets: ['Duress'] }).resolve()
  expect(b.names('exile').sort()).toEqual(['Duress', 'Shock'])
})

it('[Withered Wretch] in response makes Reanimate find nothing', () => {
  const b = board({
    a: { battlefield: ['Withered Wretch', 'Swamp'] },
    b: { battlefield: ['Swamp'], hand: ['Reanimate'], graveyard: ['Craw Wurm'] },
    active: 1,
  })
  b.cast('Reanimate', { targets: ['Craw Wurm'] }).pass()
  b.activate('Withered Wretch', { targets: ['Craw Wurm'] }).resolveAll()
  expect(b.in('exile', 'Craw Wurm')).toBe(true)
  expect(b.life('B')).toBe(20)
})
