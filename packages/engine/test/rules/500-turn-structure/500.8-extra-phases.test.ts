import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { steps, watch } from '../../support/watch.ts'

it('[S2.5] [CR 500.8] Relentless Assault: an additional combat phase and main phase after this one', () => {
  const b = board({ a: { battlefield: ['Hill Giant', '4 Mountain'], hand: ['Relentless Assault'] } })
  b.attack('Hill Giant').to('main2')
  const seen = watch(b)
  b.cast('Relentless Assault').resolve()
  expect(b.object('Hill Giant').tapped).toBe(false)
  b.attack('Hill Giant').damage()
  expect(b.life('B')).toBe(14)
  b.to('end')
  expect(steps(seen).filter((step) => step === 'main2').length).toBe(1)
  expect(steps(seen).filter((step) => step === 'beginCombat').length).toBe(1)
})

it('[CR 500.8] cast in the first main phase, two combat phases follow', () => {
  const b = board({ a: { battlefield: ['Hill Giant', '4 Mountain'], hand: ['Relentless Assault'] } })
  b.cast('Relentless Assault').resolve()
  const seen = watch(b)
  b.to('end')
  expect(steps(seen).filter((step) => step === 'beginCombat').length).toBe(2)
})
