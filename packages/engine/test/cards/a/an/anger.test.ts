import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Anger] in the graveyard gives your creatures haste while you control a Mountain', () => {
  const b = board({
    a: { battlefield: ['Mountain', { card: 'Grizzly Bears', sick: true }], graveyard: ['Anger'] },
  })
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(18)
})

it('[Anger] does nothing without a Mountain of yours', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Grizzly Bears'], graveyard: ['Anger'] },
    b: { battlefield: ['Mountain'] },
  })
  expect(b.has('Grizzly Bears', 'haste')).toBe(false)
})

it('[Anger] on the battlefield gives haste only to itself', () => {
  const b = board({ a: { battlefield: ['Mountain', 'Grizzly Bears', 'Anger'] } })
  expect([b.has('Anger', 'haste'), b.has('Grizzly Bears', 'haste')]).toEqual([true, false])
})

it('[Anger] gives no haste to creatures of the opponent', () => {
  const b = board({
    a: { battlefield: ['Mountain'], graveyard: ['Anger'] },
    b: { battlefield: ['Mountain', 'Hill Giant'] },
  })
  expect(b.has('Hill Giant', 'haste')).toBe(false)
})

it('[CR 305.7] [Anger] is content with a nonbasic land that Blood Moon made a Mountain', () => {
  const b = board({
    a: { battlefield: ["Gaea's Cradle", 'Grizzly Bears'], graveyard: ['Anger'] },
    b: { battlefield: ['Blood Moon'] },
  })
  expect(b.has('Grizzly Bears', 'haste')).toBe(true)
})

it('[Anger] loses its ability in the graveyard to Yixlid Jailer', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Grizzly Bears'], graveyard: ['Anger'] },
    b: { battlefield: ['Yixlid Jailer'] },
  })
  expect(b.has('Grizzly Bears', 'haste')).toBe(false)
})
