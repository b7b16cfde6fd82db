import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { watch } from '../support/watch.ts'

it('[S5.4] every move says where from and where to, who caused it and why', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Murder'] }, b: { battlefield: ['Hill Giant'] } })
  const seen = watch(b)
  b.cast('Murder')
  const spell = b.id('Murder')
  b.resolve()
  const death = seen.events.find((e) => e.kind === 'zoneChange' && e.from === 'battlefield')
  expect(death).toMatchObject({ to: 'graveyard', player: 1, source: spell, controller: 0, detail: 'destroy' })
})

it('[S5.4] damage knows its source and that source’s controller', () => {
  const b = board({ a: { battlefield: ['Prodigal Pyromancer'] } })
  const seen = watch(b)
  b.activate('Prodigal Pyromancer', { targets: ['B'] }).resolve()
  const damage = seen.events.find((e) => e.kind === 'damage')
  expect(damage).toMatchObject({ source: b.id('Prodigal Pyromancer'), controller: 0, player: 1, amount: 1 })
})
