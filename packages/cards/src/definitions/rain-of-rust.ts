import { card, chooseOne, destroy, keyword, mana, spell, target, the } from '@spellwright/dsl'

export const rainOfRust = card({
  name: 'Rain of Rust',
  cost: '{3}{R}{R}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { target: target({ type: 'artifact' }) }, effects: [destroy(the('target'))] },
        { targets: { target: target({ type: 'land' }) }, effects: [destroy(the('target'))] },
      ),
      effects: [],
    }),
    keyword({ kind: 'entwine', cost: [mana('{3}{R}')] }),
  ],
})
