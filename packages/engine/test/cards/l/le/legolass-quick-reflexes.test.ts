import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Legolas's Quick Reflexes] the creature shoots when it becomes tapped", () => {
  const b = board({
    a: { hand: ["Legolas's Quick Reflexes"], battlefield: ['Forest', 'Hill Giant'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.cast("Legolas's Quick Reflexes", { targets: ['Hill Giant'] }).resolve()
  b.aim(['Gray Ogre']).attack('Hill Giant').resolve()
  expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
})
