import { describe, expect, it } from 'vitest'
import { board, type Side } from '../../../support/board.ts'

/** The end of the other player's turn, before the upkeep of player A. */
const beforeUpkeep = (a: Side, b: Side) =>
  board({
    a: { ...a, battlefield: ['Oath of Druids', ...(a.battlefield ?? [])] },
    b,
    active: 1,
    step: 'end',
  })

describe('[Oath of Druids]', () => {
  const library = ['Forest', 'Shock', 'Terravore', 'Island']

  const bears = { battlefield: ['Grizzly Bears'] }

  it('[CR 701.20a] puts the next creature card onto the battlefield and all others revealed into the graveyard', () => {
    const b = beforeUpkeep({ library }, bears).yes().to('upkeep')
    expect(b.in('battlefield', 'Terravore')).toBe(true)
    expect(b.in('graveyard', 'Forest')).toBe(true)
    expect(b.in('graveyard', 'Shock')).toBe(true)
    expect(b.in('library', 'Island')).toBe(true)
  })

  it('may be declined', () => {
    const b = beforeUpkeep({ library }, bears).no().to('upkeep')
    expect(b.in('library', 'Forest')).toBe(true)
  })

  it('puts a whole library without creature cards into the graveyard', () => {
    const b = beforeUpkeep({ library: ['Forest', 'Shock'] }, bears)
      .yes()
      .to('upkeep')
    expect(b.in('graveyard', 'Forest')).toBe(true)
    expect(b.in('graveyard', 'Shock')).toBe(true)
  })

  it('[CR 603.3d] has no target while nobody controls more creatures than the player', () => {
    const b = beforeUpkeep({ library, ...bears }, bears)
      .yes()
      .to('upkeep')
    expect(b.in('library', 'Forest')).toBe(true)
  })

  it('[CR 608.2b] does nothing if the player has as many creatures by then', () => {
    const b = beforeUpkeep({ library, hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, bears)
    while (b.game.state.stack.length === 0) b.submit({ kind: 'pass' })
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
      .yes()
      .resolve()
      .resolve()
    expect(b.in('library', 'Terravore')).toBe(true)
  })

  it('works for the other player too, who decides and gets the creature', () => {
    const b = board({
      a: { battlefield: ['Oath of Druids', 'Grizzly Bears'] },
      b: { library: ['Mogg Fanatic'] },
      active: 0,
      step: 'end',
    })
    b.reply('yesNo', [0], 'B').to('upkeep')
    expect(b.c('Mogg Fanatic').controller).toBe(1)
  })
})
