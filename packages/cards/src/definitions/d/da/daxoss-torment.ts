import { addSubtype, addType, apply, card, enters, gain, setBasePT, triggered } from '@spellwright/dsl'

export const daxossTorment = card({
  name: "Daxos's Torment",
  cost: '{3}{B}',
  type: 'Enchantment',
  abilities: [
    triggered({
      abilityWord: 'Constellation',
      on: { kind: 'either', events: [enters('self'), enters({ type: 'enchantment', controller: 'you', other: true })] },
      effects: [apply('self', [addType('creature'), addSubtype('Demon'), setBasePT(5), gain('flying'), gain('haste')])],
    }),
  ],
})
