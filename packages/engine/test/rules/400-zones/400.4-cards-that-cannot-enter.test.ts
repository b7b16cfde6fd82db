import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 400.4a] a manifested instant that is exiled and returned stays in exile', () => {
  const b = board({
    a: { hand: ['Soul Summons', 'Cloudshift'], battlefield: ['3 Plains'], library: ['Shock', 'Plains'] },
  })
  b.cast('Soul Summons').resolve()
  const manifested = b.game.state.battlefield.filter((id) => b.game.state.objects[id]?.faceDown)
  b.reply('target', manifested).cast('Cloudshift').resolve()
  expect(b.names('exile')).toEqual(['Shock'])
  expect(b.in('battlefield', 'Shock')).toBe(false)
})
