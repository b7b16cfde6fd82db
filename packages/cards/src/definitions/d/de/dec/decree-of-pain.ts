import { all, bound, card, draw, keyword, mana, pump, spell, triggered } from '@spellwright/dsl'

export const decreeOfPain = card({
  name: 'Decree of Pain',
  cost: '{6}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'destroy', what: all({ type: 'creature' }), regeneration: 'cant', as: 'destroyed' },
        draw(bound('destroyed')),
      ],
    }),
    keyword({ kind: 'cycling', cost: [mana('{3}{B}{B}')] }),
    triggered({
      on: { kind: 'cycled', player: 'you', object: 'self' },
      effects: [pump(all({ type: 'creature' }), -2, -2)],
    }),
  ],
})
