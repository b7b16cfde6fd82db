import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { steps, watch } from '../../support/watch.ts'

describe('cleanup', () => {
  it('[S2.3] [CR 514.3] normally nobody gets priority', () => {
    const b = board({ step: 'end' })
    const seen = watch(b)
    b.pass().pass()
    expect(b.step).toBe('upkeep')
    expect(steps(seen).filter((step) => step === 'cleanup').length).toBe(1)
  })

  it('[S2.3] [CR 514.3a] a trigger gives priority in the cleanup step, and another cleanup follows', () => {
    const b = board({ a: { hand: ['7 Forest', 'Basking Rootwalla'] }, step: 'end' })
    const seen = watch(b)
    b.pick('discardToHandSize', 'Basking Rootwalla').pass().pass()
    expect(b.step).toBe('cleanup')
    expect(b.game.state.stack.length).toBe(1)
    expect(b.decision.player).toBe(0)
    b.yes().resolve()
    b.resolve()
    expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
    b.to('upkeep', 4)
    expect(steps(seen).filter((step) => step === 'cleanup').length).toBe(2)
  })

  it('[CR 514.3a] an effect made in the first cleanup step ends in the second', () => {
    const b = board({
      a: { hand: ['7 Forest', 'Basking Rootwalla', 'Giant Growth'], battlefield: ['Forest', 'Grizzly Bears'] },
      step: 'end',
    })
    b.reply('discardToHandSize', () => [b.id('Basking Rootwalla'), b.id('Forest', 'hand')])
    b.pass().pass()
    b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('5/5')
    b.no().to('upkeep', 4)
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })

  it('[CR 514.3a] a state-based action in the cleanup step gives priority too', () => {
    const b = board({ a: { battlefield: ["Mishra's Factory", '2 Plains'], hand: ['Holy Strength'] } })
    b.activate("Mishra's Factory").resolve()
    b.cast('Holy Strength', { targets: ["Mishra's Factory"] }).resolve()
    b.to('end')
    b.pass().pass()
    expect(b.step).toBe('cleanup')
    expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
  })
})
