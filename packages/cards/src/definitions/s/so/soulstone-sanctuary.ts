import { activated, addType, apply, card, gain, mana, setBasePT, tapForMana } from '@spellwright/dsl'

export const soulstoneSanctuary = card({
  name: 'Soulstone Sanctuary',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{4}')],
      effects: [
        apply('self', [addType('creature'), { kind: 'allCreatureTypes' }, setBasePT(3), gain('vigilance')], 'game'),
      ],
    }),
  ],
})
