import { card, enters, oneOf, returnCost, sacrificeIt, tapForMana, triggered, unless } from '@spellwright/dsl'

export const darigaazsCaldera = card({
  name: "Darigaaz's Caldera",
  type: 'Land — Lair',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        unless('you', [returnCost({ type: 'land', not: { subtype: 'Lair' }, controller: 'you' })], sacrificeIt('self')),
      ],
    }),
    tapForMana(oneOf('{B}', '{R}', '{G}')),
  ],
})
