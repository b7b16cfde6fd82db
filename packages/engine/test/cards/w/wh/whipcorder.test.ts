import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Whipcorder] taps target creature', () => {
  const b = board({ a: { battlefield: ['Whipcorder', 'Plains'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Whipcorder', { targets: ['Hill Giant'] }).resolve()
  expect(b.object('Hill Giant').tapped).toBe(true)
  expect(b.object('Whipcorder').tapped).toBe(true)
})

it('[Whipcorder] is cast face down for {3} and turned up for {W}', () => {
  const b = board({ a: { battlefield: ['4 Plains'], hand: ['Whipcorder'] } })
  b.cast('Whipcorder', { method: 'morph' }).resolve()
  const up = b.legal().find((action) => action.kind === 'turnFaceUp')
  expect(b.names('battlefield', 'A')).toContain('a face-down card')
  b.act(up!)
  expect(b.pt('Whipcorder')).toBe('2/2')
  expect(b.object('Plains#4').tapped).toBe(true)
})

it('[Whipcorder] face down has no ability to activate', () => {
  const b = board({ a: { battlefield: ['4 Plains'], hand: ['Whipcorder'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Whipcorder', { method: 'morph' }).resolve()
  expect(b.legal().some((action) => action.kind === 'activate')).toBe(false)
})
