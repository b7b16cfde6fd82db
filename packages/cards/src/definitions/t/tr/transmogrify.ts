import { card, controllerOf, exile, put, shuffle, spell, target, the } from '@spellwright/dsl'

export const transmogrify = card({
  name: 'Transmogrify',
  cost: '{3}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        exile(the('creature')),
        {
          kind: 'revealUntil',
          player: controllerOf(the('creature')),
          filter: { type: 'creature' },
          as: 'card',
          others: 'others',
        },
        put('battlefield', the('card'), { under: controllerOf(the('creature')) }),
        shuffle(controllerOf(the('creature'))),
      ],
    }),
  ],
})
