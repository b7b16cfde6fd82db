import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Decree of Justice] creates X Angels for {X}{X}', () => {
  const b = board({ a: { battlefield: ['8 Plains'], hand: ['Decree of Justice'] } })
  b.reply('x', 2).cast('Decree of Justice').resolve()
  expect(b.count('battlefield', 'Angel Token', 'A')).toBe(2)
  expect(b.pt('Angel Token')).toBe('4/4')
  expect(b.has('Angel Token', 'flying')).toBe(true)
})

it('[Decree of Justice] cycled creates as many Soldiers as {X} is paid for, and draws a card', () => {
  const b = board({ a: { battlefield: ['8 Plains'], hand: ['Decree of Justice'], library: ['Forest'] } })
  b.yes('payOrNot').reply('x', 4).activate('Decree of Justice', { zone: 'hand' }).resolveAll()
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(4)
  expect(b.pt('Soldier Token')).toBe('1/1')
  expect(b.names('hand', 'A')).toEqual(['Forest'])
  expect(b.legal().filter(({ kind }) => kind === 'activateMana')).toHaveLength(1)
})

it('[CR 107.3f] the X of a cycled Decree of Justice is chosen as it resolves, up to what can be paid', () => {
  const b = board({ a: { battlefield: ['8 Plains'], hand: ['Decree of Justice'] } })
  let most = -1
  b.yes('payOrNot').reply('x', (decision) => {
    most = decision.shape === 'number' ? decision.max : -1
    return 0
  })
  b.activate('Decree of Justice', { zone: 'hand' })
  expect(most).toBe(-1)
  b.resolve()
  expect(most).toBe(5)
})

it('[Decree of Justice] need not be paid for when cycled', () => {
  const b = board({ a: { battlefield: ['8 Plains'], hand: ['Decree of Justice'] } })
  b.no('payOrNot').activate('Decree of Justice', { zone: 'hand' }).resolveAll()
  expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(0)
  expect(b.legal().filter(({ kind }) => kind === 'activateMana')).toHaveLength(5)
})
