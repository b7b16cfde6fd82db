import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Urgent Necropsy] costs evidence equal to the total mana value of its targets', () => {
  const b = board({
    a: { hand: ['Urgent Necropsy'], battlefield: ['2 Swamp', '2 Forest'], graveyard: ['Shivan Dragon', 'Memnite'] },
    b: { battlefield: ['Hill Giant', 'Glorious Anthem'] },
  })
  b.reply('costObjects', [])
  b.cast('Urgent Necropsy', { targets: ['Hill Giant', ''] }).resolve()
  expect([b.names('battlefield', 'B'), b.in('exile', 'Shivan Dragon'), b.in('graveyard', 'Memnite')]).toEqual([
    ['Glorious Anthem'],
    true,
    true,
  ])
})

it('[Urgent Necropsy] cannot be cast with targets that cost more evidence than there is', () => {
  const b = board({
    a: { hand: ['Urgent Necropsy'], battlefield: ['2 Swamp', '2 Forest'], graveyard: ['Memnite'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Urgent Necropsy', { targets: ['Hill Giant'] })
  expect([b.in('hand', 'Urgent Necropsy'), b.in('battlefield', 'Hill Giant', 'B'), b.object('Swamp').tapped]).toEqual([
    true,
    true,
    false,
  ])
})
