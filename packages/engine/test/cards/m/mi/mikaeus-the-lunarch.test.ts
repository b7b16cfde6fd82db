import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mikaeus, the Lunarch] puts counters on itself and on the others', () => {
  const b = board({
    a: { battlefield: [{ card: 'Mikaeus, the Lunarch', counters: { '+1/+1': 2 } }, 'Grizzly Bears', 'Hill Giant'] },
    b: { battlefield: ['Memnite'] },
  })
  b.activate('Mikaeus, the Lunarch', { nth: 1 }).resolve()
  expect([b.pt('Mikaeus, the Lunarch'), b.pt('Grizzly Bears'), b.pt('Hill Giant'), b.pt('Memnite')]).toEqual([
    '1/1',
    '3/3',
    '4/4',
    '1/1',
  ])
})

it('[Mikaeus, the Lunarch] enters with X counters, and puts one more on itself', () => {
  const b = board({ a: { hand: ['Mikaeus, the Lunarch'], battlefield: ['3 Plains'] } })
  b.reply('x', 2).cast('Mikaeus, the Lunarch').resolve()
  expect(b.pt('Mikaeus, the Lunarch')).toBe('2/2')
  b.to('upkeep').to('end').to('upkeep').activate('Mikaeus, the Lunarch').resolve()
  expect(b.pt('Mikaeus, the Lunarch')).toBe('3/3')
})
