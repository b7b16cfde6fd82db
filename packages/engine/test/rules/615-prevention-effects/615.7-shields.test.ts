import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { inOrder } from '../../support/watch.ts'

/** Hill Giant, Child of Night and Gray Ogre attack into a shield of 4. */
function shielded(...first: string[]) {
  const b = board({
    active: 1,
    a: { battlefield: ['Plains'], hand: ['Mending Hands'] },
    b: { battlefield: ['Hill Giant', 'Child of Night', 'Gray Ogre'] },
  })
  b.turnTo('A')
    .cast('Mending Hands', { targets: ['A'] })
    .resolve()
    .attack('Hill Giant', 'Child of Night', 'Gray Ogre')
  return b.reply('replacement', (decision) => inOrder(...first)(decision), 'A').damage()
}

it('[CR 615.7] the shielded player chooses which simultaneous damage the shield prevents', () => {
  const lifelinkFirst = shielded('Child of Night (2)', 'Gray Ogre (2)', 'Hill Giant (3)')
  expect([lifelinkFirst.life('A'), lifelinkFirst.life('B')]).toEqual([17, 20])
  const giantFirst = shielded('Hill Giant (3)', 'Gray Ogre (2)', 'Child of Night (2)')
  expect([giantFirst.life('A'), giantFirst.life('B')]).toEqual([17, 22])
})

it('[CR 615.7] nobody is asked where the shield is large enough for all of it', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['2 Plains'], hand: ['Hold at Bay'] },
    b: { battlefield: ['Hill Giant', 'Child of Night'] },
  })
  b.turnTo('A')
    .cast('Hold at Bay', { targets: ['A'] })
    .resolve()
    .attack('Hill Giant', 'Child of Night')
    .damage()
  expect([b.life('A'), b.life('B'), b.asked.map(({ purpose }) => purpose)]).toEqual([20, 20, ['target']])
})
