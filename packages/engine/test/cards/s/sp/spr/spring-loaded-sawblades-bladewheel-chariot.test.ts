import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spring-Loaded Sawblades // Bladewheel Chariot] deals 5 damage to a tapped creature of an opponent, and to no untapped one', () => {
  const b = board({
    a: { hand: ['Spring-Loaded Sawblades'], battlefield: ['2 Plains'] },
    b: { battlefield: ['Hill Giant', { card: 'Serra Angel', tapped: true }] },
  })
  b.cast('Spring-Loaded Sawblades').resolveAll()
  expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
})

it('[Spring-Loaded Sawblades // Bladewheel Chariot] is crafted with an artifact, and becomes a creature by tapping two others', () => {
  const b = board({
    a: { battlefield: ['Spring-Loaded Sawblades', '4 Plains', 'Bonesplitter', '2 Ornithopter'] },
  })
  b.pick('costObjects', 'Bonesplitter').activate('Spring-Loaded Sawblades').resolve()
  b.activate('Bladewheel Chariot').resolve()
  expect([b.pt('Bladewheel Chariot'), b.object('Ornithopter').tapped, b.object('Ornithopter#2').tapped]).toEqual([
    '5/5',
    true,
    true,
  ])
})
