import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Basri's Lieutenant] makes a Knight for each creature that dies with a +1/+1 counter", () => {
  const b = board({
    a: {
      battlefield: ["Basri's Lieutenant", { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }, 'Gray Ogre', '6 Swamp'],
      hand: ['2 Murder'],
    },
  })
  b.cast('Murder', { targets: ['Gray Ogre'] }).resolveAll()
  expect(b.in('battlefield', 'Knight Token')).toBe(false)
  b.cast('Murder', { targets: ['Grizzly Bears'] }).resolveAll()
  expect([b.pt('Knight Token'), b.has('Knight Token', 'vigilance')]).toEqual(['2/2', true])
})

it("[Basri's Lieutenant] puts a +1/+1 counter on a creature when it enters", () => {
  const b = board({ a: { battlefield: ['4 Plains', 'Grizzly Bears'], hand: ["Basri's Lieutenant"] } })
  b.cast("Basri's Lieutenant", { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})

it("[Basri's Lieutenant] has protection from multicolored", () => {
  const b = board({
    a: { battlefield: ["Basri's Lieutenant"] },
    b: { battlefield: ['Swamp', 'Mountain'], hand: ['Terminate'] },
  })
  b.turnTo('B')
  expect(b.can('cast', 'Terminate')).toBe(false)
})
