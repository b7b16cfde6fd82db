import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

const beside = (creature: string) =>
  board({ a: { hand: ['Deadpool, Trading Card'], battlefield: ['3 Swamp', 'Mountain', creature] } })

it('[CR 701.12h] Deadpool exchanges his text box with another creature', () => {
  const b = beside('Serra Angel')
  b.pick('choose', 'Serra Angel').cast('Deadpool, Trading Card').resolve()
  expect([b.has('Deadpool, Trading Card', 'flying'), b.has('Serra Angel', 'flying')]).toEqual([true, false])
  expect([b.pt('Deadpool, Trading Card'), b.pt('Serra Angel')]).toEqual(['5/3', '4/4'])
  b.to('draw', 5)
  expect(b.life('A')).toBe(17)
})

it('[CR 612.5] what the text says as a creature enters, Deadpool does', () => {
  const b = beside('Elvish Visionary')
  b.pick('choose', 'Elvish Visionary').cast('Deadpool, Trading Card').resolve().resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})

it('[CR 612.3] abilities that were granted stay where they are', () => {
  const b = board({
    a: {
      hand: ['Deadpool, Trading Card'],
      battlefield: ['3 Swamp', 'Mountain', 'Hill Giant', { card: 'Flight', attachedTo: 'Hill Giant' }],
    },
  })
  b.pick('choose', 'Hill Giant').cast('Deadpool, Trading Card').resolve()
  expect([b.has('Hill Giant', 'flying'), b.has('Deadpool, Trading Card', 'flying')]).toEqual([true, false])
})

it('[CR 613.1c] a creature that loses all abilities loses those of the text it has got', () => {
  const b = board({
    a: { hand: ['Deadpool, Trading Card'], battlefield: ['3 Swamp', 'Mountain', 'Serra Angel', 'Humility'] },
  })
  b.pick('choose', 'Serra Angel').cast('Deadpool, Trading Card').resolve()
  expect([b.has('Deadpool, Trading Card', 'flying'), b.pt('Deadpool, Trading Card')]).toEqual([false, '1/1'])
})

it('[Deadpool, Trading Card] need not exchange anything', () => {
  const b = beside('Serra Angel')
  b.reply('choose', []).cast('Deadpool, Trading Card').resolve()
  expect([b.has('Serra Angel', 'flying'), b.has('Deadpool, Trading Card', 'flying')]).toEqual([true, false])
})
