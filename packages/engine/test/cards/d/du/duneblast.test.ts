import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Duneblast] spares one creature', () => {
  const b = board({
    a: { battlefield: ['5 Plains', 'Swamp', 'Forest', 'Memnite'], hand: ['Duneblast'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.pick('choose', 'Memnite').cast('Duneblast').resolve()
  expect([b.in('battlefield', 'Memnite', 'A'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([true, true])
})
