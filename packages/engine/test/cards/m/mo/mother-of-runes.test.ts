import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

const runes = () =>
  board({
    a: { battlefield: ['Mother of Runes', 'Grizzly Bears'] },
    b: { battlefield: ['Mountain', 'Swamp', '2 Forest'], hand: ['Lightning Bolt', 'Terror'] },
  })

it('[Mother of Runes] saves a creature from a red spell', () => {
  const b = runes()
  b.turnTo('B').cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
  b.turnTo('A').activate('Mother of Runes', { targets: ['Grizzly Bears'] })
  b.option('chooseColor', 'red').resolve().resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Mother of Runes] protects from the chosen color alone', () => {
  const b = runes()
  b.turnTo('A')
    .activate('Mother of Runes', { targets: ['Grizzly Bears'] })
    .option('chooseColor', 'red')
    .resolve()
  b.turnTo('B')
    .cast('Terror', { targets: ['Grizzly Bears'] })
    .resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Mother of Runes] protects until end of turn', () => {
  const b = runes()
  b.activate('Mother of Runes', { targets: ['Grizzly Bears'] })
    .option('chooseColor', 'red')
    .resolve()
  expect(b.has('Grizzly Bears', 'protection')).toBe(true)
  b.to('upkeep', 4)
  expect(b.has('Grizzly Bears', 'protection')).toBe(false)
})

it('[Mother of Runes] two colors chosen one after the other protect from both', () => {
  const b = board({
    a: { battlefield: ['2 Mother of Runes', 'Grizzly Bears'] },
    b: { battlefield: ['Mountain', '2 Swamp'], hand: ['Lightning Bolt', 'Terror'] },
  })
  b.activate('Mother of Runes', { targets: ['Grizzly Bears'] })
    .option('chooseColor', 'red')
    .resolve()
  b.activate('Mother of Runes#2', { targets: ['Grizzly Bears'] })
    .option('chooseColor', 'black')
    .resolve()
  const bolt = offers(b, 'target', 'A')
  b.turnTo('B').cast('Lightning Bolt').resolve()
  const terror = offers(b, 'target', 'Mother of Runes')
  b.turnTo('B').cast('Terror')
  expect(bolt).toEqual(['Mother of Runes', 'Mother of Runes', 'A', 'B'])
  expect(terror).toEqual(['Mother of Runes', 'Mother of Runes'])
})

it('[Mother of Runes] protects creatures you control, itself included', () => {
  const b = board({ a: { battlefield: ['Mother of Runes', 'Grizzly Bears'] }, b: { battlefield: ['Hill Giant'] } })
  const seen = offers(b, 'target', 'Grizzly Bears')
  b.activate('Mother of Runes')
  expect(seen).toEqual(['Mother of Runes', 'Grizzly Bears'])
})
