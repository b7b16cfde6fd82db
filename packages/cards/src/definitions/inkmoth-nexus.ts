import { activated, addSubtype, addType, apply, card, gain, mana, setBasePT, tapForMana } from '@spellwright/dsl'

export const inkmothNexus = card({
  name: 'Inkmoth Nexus',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{1}')],
      effects: [
        apply('self', [
          addType('artifact', 'creature'),
          addSubtype('Phyrexian', 'Blinkmoth'),
          setBasePT(1),
          gain('flying'),
          gain('infect'),
        ]),
      ],
    }),
  ],
})
