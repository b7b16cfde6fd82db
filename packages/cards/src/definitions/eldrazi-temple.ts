import { card, tapForMana } from '@spellwright/dsl'

export const eldraziTemple = card({
  name: 'Eldrazi Temple',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    tapForMana('{C}{C}', {
      kind: 'onlyCastOrActivate',
      spell: { is: 'colorless', subtype: 'Eldrazi' },
      object: { is: 'colorless', subtype: 'Eldrazi' },
    }),
  ],
})
