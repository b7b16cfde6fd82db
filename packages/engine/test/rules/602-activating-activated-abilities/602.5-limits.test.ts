import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 602.5b, 602.1b] an ability "only once each turn"', () => {
  const b = board({ a: { battlefield: ['Basking Rootwalla', '4 Forest'] } })
  b.activate('Basking Rootwalla').resolve()
  expect(b.pt('Basking Rootwalla')).toBe('3/3')
  const ability = b.c('Basking Rootwalla').abilities.find((i) => i.ability.kind === 'activated')!.key
  expect(b.refusal({ kind: 'activate', object: b.id('Basking Rootwalla'), ability })).toMatch(/often enough/)
})

it('[CR 602.5b] a new object may use it again', () => {
  const b = board({ a: { battlefield: ['Basking Rootwalla', '4 Forest', 'Plains'], hand: ['Cloudshift'] } })
  b.activate('Basking Rootwalla').resolve()
  b.cast('Cloudshift').resolve()
  b.activate('Basking Rootwalla').resolve()
  expect(b.pt('Basking Rootwalla')).toBe('3/3')
})
