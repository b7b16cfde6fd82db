import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('costs that change', () => {
  it('[S6.6] Aura of Silence: the opponent’s artifacts and enchantments cost {2} more', () => {
    const b = board({
      a: { battlefield: ['2 Forest'], hand: ['Exploration'] },
      b: { battlefield: ['Aura of Silence'] },
    })
    const action = { kind: 'cast' as const, object: b.id('Exploration'), face: 0, method: 'normal' }
    expect(b.refusal(action)).toBe("Exploration: you can't pay {2}{G}.")
  })

  it('[S6.6] its controller pays as printed', () => {
    const b = board({ a: { battlefield: ['Forest', 'Aura of Silence'], hand: ['Exploration'] } })
    expect(b.can('cast', 'Exploration')).toBe(true)
  })

  it('[S6.6] two of them: {4} more', () => {
    const b = board({
      a: { battlefield: ['4 Forest'], hand: ['Exploration'] },
      b: { battlefield: ['2 Aura of Silence'] },
    })
    expect(b.can('cast', 'Exploration')).toBe(false)
  })

  it('[S6.6] Goblin Warchief: Goblin spells cost {1} less', () => {
    const b = board({ a: { battlefield: ['Goblin Warchief', 'Mountain'], hand: ['Goblin Piker'] } })
    b.cast('Goblin Piker').resolve()
    expect(b.in('battlefield', 'Goblin Piker')).toBe(true)
  })

  it('[S6.6] a generic reduction never touches the coloured part', () => {
    const b = board({ a: { battlefield: ['3 Goblin Warchief', 'Mountain'], hand: ['Goblin King'] } })
    const action = { kind: 'cast' as const, object: b.id('Goblin King'), face: 0, method: 'normal' }
    expect(b.refusal(action)).toBe("Goblin King: you can't pay {R}{R}.")
  })

  it('[S6.6] [CR 601.2f] increases apply before reductions', () => {
    const b = board({
      a: { battlefield: ['5 Sol Ring'], hand: ['Frogmite'] },
      b: { battlefield: ['Aura of Silence'] },
    })
    b.cast('Frogmite')
    expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(1)
  })

  it('[S6.6] [CR 118.9d] increases apply to alternative costs too: Mulldrifter evoked under no tax is {2}{U}', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Mulldrifter'] } })
    b.cast('Mulldrifter', { method: 'alternative' }).resolve()
    b.resolveAll()
    expect(b.in('graveyard', 'Mulldrifter', 'A')).toBe(true)
    expect(b.names('hand', 'A').length).toBe(2)
  })
})

it('[CR 601.2f] the cost is locked in before mana abilities: a Warchief sacrificed for mana still reduced it', () => {
  const b = board({
    a: { battlefield: ['Goblin Warchief', 'Skirk Prospector'], hand: ['Goblin Piker'] },
  })
  const ability = b.c('Skirk Prospector').abilities.find((i) => i.ability.kind === 'activated')!.key
  b.reply('pay', () => ({ kind: 'activate', object: b.id('Skirk Prospector'), ability }))
  b.pick('sacrifice', 'Goblin Warchief').cast('Goblin Piker').resolve()
  expect(b.in('battlefield', 'Goblin Piker')).toBe(true)
  expect(b.names('graveyard', 'A')).toEqual(['Goblin Warchief'])
})

describe('a spell that is cheaper for some targets', () => {
  const slumber = (lands: number, tapped: boolean) =>
    board({
      a: { hand: ['Seized from Slumber'], battlefield: [`${lands} Plains`] },
      b: { battlefield: [{ card: 'Hill Giant', tapped }, 'Grizzly Bears'] },
    })

  it('[CR 601.2f] can be cast for less where such a target is there', () => {
    expect(slumber(2, true).can('cast', 'Seized from Slumber')).toBe(true)
    expect(slumber(2, false).can('cast', 'Seized from Slumber')).toBe(false)
  })

  it('[CR 601.2f] costs less once that target is chosen', () => {
    const b = slumber(5, true).cast('Seized from Slumber', { targets: ['Hill Giant'] })
    expect(b.legal().filter(({ kind }) => kind === 'activateMana')).toHaveLength(3)
    b.resolve()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  })

  it('[CR 601.2f] costs all of it for another target', () => {
    const b = slumber(5, true).cast('Seized from Slumber', { targets: ['Grizzly Bears'] })
    expect(b.legal().some(({ kind }) => kind === 'activateMana')).toBe(false)
  })

  it('[CR 601.2h] offers no target with which it could not be paid for', () => {
    const b = slumber(2, true).cast('Seized from Slumber').resolve()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
    expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[Mystical Dispute] looks at the spell it targets', () => {
    const b = board({
      a: { hand: ['Divination'], battlefield: ['3 Island'] },
      b: { hand: ['Mystical Dispute'], battlefield: ['Island'] },
    })
    b.cast('Divination').pass()
    expect(b.can('cast', 'Mystical Dispute')).toBe(true)
  })
})

it('[CR 601.2f] what Etherium Sculptor has left over reduces {2/W} paid as generic mana', () => {
  const b = board({ a: { battlefield: ['Etherium Sculptor', '9 Wastes'], hand: ['Reaper King'] } })
  b.cast('Reaper King').resolve()
  expect(b.names('battlefield', 'A')).toContain('Reaper King')
})
