import { card, triggered, youCast } from '@spellwright/dsl'

export const leylineOfResonance = card({
  name: 'Leyline of Resonance',
  type: 'Enchantment',
  cost: '{2}{R}{R}',
  abilities: [
    { kind: 'openingHand', effects: [{ kind: 'move', verb: 'put', what: 'self', to: 'battlefield' }] },
    triggered({
      on: youCast({
        type: ['instant', 'sorcery'],
        is: 'targetsOnlyOne',
        targetsSome: { type: 'creature', controller: 'you' },
      }),
      effects: [{ kind: 'copySpell', what: 'eventObject', count: 1, newTargets: 'may' }],
    }),
  ],
})
