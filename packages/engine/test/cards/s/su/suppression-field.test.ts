import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Suppression Field] makes activated abilities cost {2} more, mana abilities excepted', () => {
  const can = (lands: string): boolean =>
    board({ a: { battlefield: ['Prodigal Sorcerer'] }, b: { battlefield: ['Suppression Field'] } }).can(
      'activate',
      'Prodigal Sorcerer',
    ) ||
    board({
      a: { battlefield: ['Prodigal Sorcerer', lands] },
      b: { battlefield: ['Suppression Field'] },
    }).can('activate', 'Prodigal Sorcerer')
  expect([can('1 Island'), can('2 Island')]).toEqual([false, true])
})
