import { card, matches, pump, spell, target, the, when } from '@spellwright/dsl'

export const savageSwipe = card({
  name: 'Savage Swipe',
  cost: '{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        creature: target({ type: 'creature', controller: 'you' }),
        victim: target({ type: 'creature', not: { controller: 'you' } }),
      },
      effects: [
        when(matches(the('creature'), { power: { exactly: 2 } }), pump(the('creature'), 2, 2)),
        { kind: 'fight', a: the('creature'), b: the('victim') },
      ],
    }),
  ],
})
