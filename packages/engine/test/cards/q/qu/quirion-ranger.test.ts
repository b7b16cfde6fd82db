import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Quirion Ranger] returns a Forest you control to untap target creature', () => {
  const b = board({
    a: {
      battlefield: [
        'Quirion Ranger',
        { card: 'Forest', tapped: true },
        'Mountain',
        { card: 'Priest of Titania', tapped: true },
      ],
    },
  })
  b.activate('Quirion Ranger', { targets: ['Priest of Titania'] })
  expect(b.in('hand', 'Forest', 'A')).toBe(true)
  b.resolve()
  expect(b.object('Priest of Titania').tapped).toBe(false)
})

it('[Quirion Ranger] works once each turn', () => {
  const b = board({ a: { battlefield: ['Quirion Ranger', '3 Forest', { card: 'Priest of Titania', tapped: true }] } })
  b.activate('Quirion Ranger', { targets: ['Priest of Titania'] }).resolve()
  expect(b.can('activate', 'Quirion Ranger')).toBe(false)
  b.to('upkeep', 4).turnTo('A')
  expect(b.can('activate', 'Quirion Ranger')).toBe(true)
})

it('[CR 302.6] [Quirion Ranger] works on the turn it came: it does not tap', () => {
  const b = board({ a: { battlefield: [{ card: 'Quirion Ranger', sick: true }, 'Forest'] } })
  expect(b.can('activate', 'Quirion Ranger')).toBe(true)
})

it('[Quirion Ranger] needs a Forest of yours', () => {
  const b = board({ a: { battlefield: ['Quirion Ranger', 'Mountain'] }, b: { battlefield: ['Forest'] } })
  expect(b.can('activate', 'Quirion Ranger')).toBe(false)
})

it('[Quirion Ranger] may untap a creature of the opponent, but no land', () => {
  const b = board({
    a: { battlefield: ['Quirion Ranger', 'Forest'] },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }, 'Mountain'] },
  })
  const seen = offers(b, 'target', 'Hill Giant')
  b.activate('Quirion Ranger')
  expect(seen).toEqual(['Quirion Ranger', 'Hill Giant'])
})
