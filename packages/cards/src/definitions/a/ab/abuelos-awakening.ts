import { addSubtype, addType, card, gain, returnTo, setBasePT, spell, target, the, X } from '@spellwright/dsl'

export const abuelosAwakening = card({
  name: "Abuelo's Awakening",
  cost: '{X}{3}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        card: target({
          zone: 'graveyard',
          owner: 'you',
          any: [{ type: 'artifact' }, { type: 'enchantment', not: { subtype: 'Aura' } }],
        }),
      },
      effects: [
        returnTo('battlefield', the('card'), {
          counters: { counter: '+1/+1', count: X },
          becomes: [addType('creature'), addSubtype('Spirit'), setBasePT(1), gain('flying')],
        }),
      ],
    }),
  ],
})
