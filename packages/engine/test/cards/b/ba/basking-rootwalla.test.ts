import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Basking Rootwalla] pumps once each turn', () => {
  const b = board({ a: { battlefield: ['Basking Rootwalla', '4 Forest'] } })
  b.activate('Basking Rootwalla').resolve()
  expect(b.pt('Basking Rootwalla')).toBe('3/3')
  expect(b.can('activate', 'Basking Rootwalla')).toBe(false)
})

it('[Basking Rootwalla] discarded to Wild Mongrel is cast for {0}', () => {
  const b = board({ a: { battlefield: ['Wild Mongrel'], hand: ['Basking Rootwalla'] } })
  b.activate('Wild Mongrel').resolveAll()
  expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
})

it('[Basking Rootwalla] costs {1}{G} to pump', () => {
  expect(board({ a: { battlefield: ['Basking Rootwalla', 'Forest'] } }).can('activate', 'Basking Rootwalla')).toBe(
    false,
  )
})
